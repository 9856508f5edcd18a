import { linkTo } from "../lib/links";
import { Button } from "../ui/button";
import { When } from "./facts";
import { logInPage } from "./log-in-page";

export function ClosingCall() {
  return (
    <section
      aria-labelledby="closing-call"
      className="ruled-paper border-t border-rule bg-surface [--line:3rem]"
    >
      <div className="mx-auto flex max-w-3xl flex-col items-center px-4 pt-24 pb-12 sm:pb-24 text-center sm:px-6">
        <h2
          id="closing-call"
          className="relative top-1 font-heading text-3xl leading-(--line) font-semibold sm:text-4xl sm:leading-(--line)"
        >
          Your first sentence is ten minutes away
        </h2>
        <p className="relative top-2.5 max-w-[38rem] text-lg leading-(--line) text-muted-foreground">
          Take a lesson now, or find your level first.
          <When fact="guests"> Both are free, without sign-up.</When>
        </p>
        <div className="mt-12 flex h-36 flex-wrap content-start justify-center gap-3 sm:h-24">
          <When fact="guests">
            <Button asChild size="lg">
              <a href={linkTo("/lesson-interactive/:id", { id: "a1-lesson-1" })}>
                Take a free lesson
              </a>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={linkTo("/level-test")}>Take the free test</a>
            </Button>
          </When>
          <When fact="guests" is={false}>
            <Button asChild size="lg">
              <a href={logInPage}>Log in to begin</a>
            </Button>
          </When>
        </div>
      </div>
    </section>
  );
}
