package dev.teammem.screening.dates.chinese;

import dev.teammem.screening.dates.phrase.Claim;
import dev.teammem.screening.dates.phrase.Clause;
import dev.teammem.screening.dates.phrase.Period;
import dev.teammem.screening.dates.phrase.Rule;
import dev.teammem.screening.dates.phrase.Sighting;
import dev.teammem.screening.dates.phrase.Stretch;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import static dev.teammem.screening.dates.chinese.Words.NO_NUMBER_BEFORE;
import static dev.teammem.screening.dates.chinese.Words.NUMBER;

/** 三天后, 两个月前, 半年后, 再过两周; a length of time, or a delay after some event, is no date. */
final class Counts {

    private static final String AMOUNT = NO_NUMBER_BEFORE + "(?!半[天日周])(?<number>" + NUMBER
            + "|半)[ ]?(?:个?(?<half>半)?个?(?<unit>季度|月|星期|礼拜)" + "|(?<short>天|日(?!前)|周|年))";

    /** An event right before the amount: the delay counts from that, not from the day this was said. */
    private static final Pattern EVENT_BEFORE = Pattern.compile("(?:提交|付款|支付|下单|注册|创建|到期|过期|发布|上线|签收|收到|申请|登录|合并"
            + "|关闭|完成|结束|删除|停用|发货|开通|激活|失败|生成|确认|审批|通过|入职|离职|归档|更新|安装|购买|开始|启动|通知|发出|发送|订阅|取消|报名"
            + "|交付|出院|就诊|借出|归还|验收|签约|签订|入库|出库|缴费|扣款|退货|寄出|送达|受理|立案|开庭|播出|开奖|种下|播种|采摘|开考|开赛|开票|报修"
            + "|开播|放行|封箱|入住|退房|出生|接种|手术|复诊|挂号|登记|备案|公示|之日|当日|当天|发生|触发|超时|逾期|满|超过|不少于|至少|最多|不超过|最长"
            + "|最短|提前|延迟|推迟|每|每隔|间隔|每过|起|算起|之后|以后|后|需在|须在|必须在|应在|持续|保留|连续|累计|前|试用|质保|保质期|冷静期"
            + "|数据|日志|记录|录音|录像|订单|工单|快照|备份|缓存|会话|令牌|密码|口令|链接|验证码|优惠券|积分|账户|账号|消息|样本|草稿|附件|照片|轨迹"
            + "|信息|内容)(?:的|了|起|后)?[ ]?$");

    private static final Pattern ON_ITS_OWN =
            Pattern.compile("[^,。;]{0,4}?(?:自动|系统会|会自动|失效后|未)|的(?:数据|日志|备份|记录|录音|订单" + "|快照|版本|消息|文件|样本|影像)");

    private static final Pattern CLEANED = Pattern.compile("自动|清理|删除|归档|保留|过期|清除|销毁|查询|查看");
    private static final Pattern ROLLING = Pattern.compile("的|内");

    static final List<Rule> RULES = List.of(
            Rule.of("(?:再过[ ]?|过)?" + AMOUNT + "(?:之后|以后|后)(?!天|的?[一二三四五六]|续)", Counts::later),
            Rule.of("再过[ ]?" + AMOUNT, s -> s.day(shifted(s, s.saidOn(), 1))),
            Rule.of(AMOUNT + "(?:之前|以前|前)", Counts::earlier),
            Rule.of("(?:接下来|往后|未来|今后)的?(?:这)?" + AMOUNT, Counts::ahead),
            Rule.of("(?<!前)[几数](?:天|周|个月|个星期|年)(?:之前|以前|前)|(?<!过)[几数](?:天|周|个月|个星期|年)(?:之后|以后|后)", Counts::vague));

    private Counts() {}

    private static Optional<Claim> later(Sighting sighting) {
        var clause = sighting.clause();
        return isDelay(clause) || clause.goesOn(ON_ITS_OWN) ? sighting.none() : counted(sighting, 1);
    }

    private static Optional<Claim> earlier(Sighting sighting) {
        var clause = sighting.clause();
        var routine = clause.goesOn(ON_ITS_OWN) && clause.says(CLEANED);
        return isDelay(clause) || routine ? sighting.none() : counted(sighting, -1);
    }

    private static Optional<Claim> vague(Sighting sighting) {
        var clause = sighting.clause();
        return isDelay(clause) || clause.goesOn(ON_ITS_OWN) ? sighting.none() : sighting.uncounted();
    }

    private static boolean isDelay(Clause clause) {
        return clause.endsBefore(EVENT_BEFORE) || Recurring.matches(clause);
    }

    private static Optional<Claim> ahead(Sighting sighting) {
        if (sighting.clause().goesOn(ROLLING) && !sighting.phrase().startsWith("接")) {
            return sighting.none();
        }
        var today = sighting.saidOn();
        return sighting.stretch(new Stretch(today, shifted(sighting, today, 1), "period"));
    }

    private static Optional<Claim> counted(Sighting sighting, int direction) {
        return sighting.day(shifted(sighting, sighting.saidOn(), direction));
    }

    private static LocalDate shifted(Sighting sighting, LocalDate day, int direction) {
        var unit = sighting.word("unit") + sighting.word("short");
        if (sighting.word("number").equals("半")) {
            return half(unit, day, direction);
        }
        var whole = period(unit).shift(day, Words.number(sighting.word("number")) * direction);
        return sighting.has("half") ? half(unit, whole, direction) : whole;
    }

    private static LocalDate half(String unit, LocalDate day, int direction) {
        return unit.equals("年") ? Period.MONTH.shift(day, 6 * direction) : day.plusDays(15L * direction);
    }

    private static Period period(String unit) {
        return switch (unit) {
            case "季度" -> Period.QUARTER;
            case "月" -> Period.MONTH;
            case "周", "星期", "礼拜" -> Period.WEEK;
            case "年" -> Period.YEAR;
            default -> Period.DAY;
        };
    }
}
