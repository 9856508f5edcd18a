import { markedPage } from "@saywell/contract/constants";
import { DrawnTick } from "../ui/drawn-tick";
import { TeacherAvatar } from "../product-ui/teacher-avatar";
import { MarkedWriting } from "../product-ui/marked-writing";

/** A page of a learner's exercise book, as it comes back from the teacher. */
export function MarkedPage() {
  return (
    <figure className="mx-auto w-full max-w-xl lg:max-w-none">
      <div className="ink-margin relative rotate-1 rounded-xl border border-rule bg-surface pb-10 shadow-float [--margin:2.2rem] sm:[--margin:3rem]">
        <p className="border-b border-rule pt-4 pr-5 pb-2 pl-14 text-lg text-primary sm:pr-8 sm:pl-18">
          <span className="underline decoration-1 underline-offset-4">My weekend</span>
        </p>
        {/* On a phone the bubble stands before the edge of the page, and hides no word of it. */}
        <div className="ruled-paper pr-14 pl-14 [--line:2.9rem] sm:pr-8 sm:pl-18 sm:[--line:3.2rem]">
          <MarkedWriting
            pieces={markedPage}
            className="pt-[0.8rem] text-lg leading-(--line) sm:text-xl sm:leading-(--line)"
          />
        </div>
        <p className="absolute right-14 bottom-2 flex items-end gap-2 text-success sm:right-8">
          {/* As wide in any hand, so that nothing moves when the teacher's arrives. */}
          <span className="w-[4.7em] -rotate-3 text-right font-hand text-2xl leading-none font-semibold whitespace-nowrap">
            {/* Read, corrected, and then praised. */}
            <span className="ink-written inline-block [--mark-delay:2000ms]">Lovely story</span>
          </span>
          <DrawnTick className="size-12 [--mark-delay:2400ms]" />
        </p>
      </div>
      <figcaption className="mt-6 flex items-center gap-3.5 px-1">
        <TeacherAvatar state="idle" size={64} />
        <span className="flex-1 text-muted-foreground">
          <strong className="font-semibold text-foreground">Iris explains:</strong> “yesterday” is
          finished, so the verbs go in the past: went, bought, made.
        </span>
      </figcaption>
    </figure>
  );
}
