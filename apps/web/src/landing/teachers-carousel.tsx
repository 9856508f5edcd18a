import type { FeaturedTeacher } from "@saywell/contract/constants";
import { linkTo } from "../lib/links";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../ui/button";
import { initialsOf } from "../product-ui/initials";
import { portraitOf } from "../product-ui/portraits";
import { Fact, When } from "./facts";
import { introductions } from "./featured-teachers";
import { Section } from "./section";

const cardClasses =
  "relative flex w-[17.5rem] shrink-0 snap-start flex-col rounded-xl border bg-surface p-6 lg:w-auto";

/** A row that scrolls by itself, by thumb or by the keyboard; the script shows its two buttons when it can. */
export function TeachersCarousel() {
  return (
    <Section
      id="teachers"
      title="Our teachers"
      lead="See the lessons of each teacher on their page, and follow those you like."
    >
      <div data-carousel="" className="mt-8">
        <ul
          data-carousel-track=""
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Teachers"
          className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-5 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-3 lg:overflow-visible lg:px-0"
        >
          {introductions.map((teacher) => (
            <li key={teacher.id} className={`${cardClasses} border-rule shadow-lift`}>
              <div className="flex items-center gap-4">
                <Face {...teacher} />
                <div>
                  <h3 className="leading-snug font-semibold">{teacher.name}</h3>
                  <p className="text-sm text-muted-foreground">{teacher.role}</p>
                </div>
              </div>
              <p className="mt-4 flex-1">{teacher.subject}</p>
              <When fact="figures">
                <dl className="figures mt-4 flex gap-6">
                  <Count what="followers" of={teacher.id} />
                  <Count what="lessons" of={teacher.id} />
                </dl>
              </When>
              <Button asChild variant="outline" className="mt-5">
                <a href={linkTo("/teacher/:teacherId", { teacherId: teacher.id })}>
                  View profile<span className="sr-only"> of {teacher.name}</span>
                </a>
              </Button>
            </li>
          ))}
          <li
            className={`${cardClasses} items-center justify-center border-dashed border-control bg-transparent text-center`}
          >
            <h3 className="font-semibold">More Teachers Coming Soon</h3>
            <p className="mt-2 text-muted-foreground">
              Would you like to teach here?{" "}
              <a href={linkTo("/contact")} className="text-primary underline underline-offset-4">
                Write to the school
              </a>
              .
            </p>
          </li>
        </ul>
        <div data-carousel-buttons="" hidden className="mt-4 flex gap-2 lg:hidden">
          <Button
            variant="outline"
            size="icon"
            data-carousel-step="-1"
            aria-label="Previous teachers"
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="outline" size="icon" data-carousel-step="1" aria-label="Next teachers">
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** As the server counts them when it serves the page. */
function Count({ what, of }: { what: "followers" | "lessons"; of: FeaturedTeacher }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5">
      <dt className="text-muted-foreground">
        <Fact of={`${what}-word/${of}`} />
      </dt>
      <dd className="font-semibold">
        <Fact of={`${what}/${of}`} />
      </dd>
    </div>
  );
}

/** Drawn where there is a drawing, else by the initials. */
function Face({ id, name }: { id: FeaturedTeacher; name: string }) {
  const frame =
    "grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-primary-wash text-lg font-bold text-primary";
  const portrait = portraitOf(id);
  return (
    <span aria-hidden className={frame}>
      {portrait === null ? (
        initialsOf(name)
      ) : (
        <img src={portrait} alt="" width={56} height={56} loading="lazy" className="size-full" />
      )}
    </span>
  );
}
