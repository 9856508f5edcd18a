import { linkTo } from "../lib/links";
import { logInPage } from "./log-in-page";
import { Button } from "../ui/button";
import { When } from "./facts";
import { MarkedPage } from "./marked-page";

export function Hero() {
  return (
    <section aria-labelledby="hero" className="overflow-x-clip">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-20">
        <div>
          <h1 id="hero" className="font-heading text-4xl font-semibold sm:text-5xl">
            Say it in English, and say it well
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg text-muted-foreground">
            Short lessons with Iris, an AI teacher who talks with you and marks what you write.
          </p>
          <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
            <When fact="guests">
              <Button asChild size="lg">
                <a href={linkTo("/lesson-interactive/:id", { id: "a1-lesson-1" })}>
                  Try a Demo Lesson
                </a>
              </Button>
              <Button asChild size="lg" variant="outline">
                <a href={linkTo("/level-test")}>Start Free Test</a>
              </Button>
            </When>
            <When fact="guests" is={false}>
              <Button asChild size="lg">
                <a href={logInPage}>Log in to begin</a>
              </Button>
            </When>
          </div>
          <p className="mt-4 text-sm text-muted-foreground">
            <When fact="guests">No sign-up needed. The quick test takes about 5 minutes.</When>
            <When fact="guests" is={false}>
              You need an account of this school.
            </When>
          </p>
        </div>
        <MarkedPage />
      </div>
    </section>
  );
}
