package dev.teammem.web;

@jakarta.inject.Singleton
class TemporaryErrorPage implements dev.teammem.problem.ErrorPage {
    public String html(dev.teammem.problem.Problem p) {
        return "<h1>" + p.status() + "</h1>";
    }
}
