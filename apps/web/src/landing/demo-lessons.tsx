import { linkTo } from "../lib/links";
import { demoLessons } from "@saywell/content";
import { Clock } from "lucide-react";
import { LessonPicture } from "../product-ui/lesson-picture";
import { Tag } from "../ui/tag";
import { When } from "./facts";
import { Section } from "./section";

export function DemoLessons() {
  return (
    <Section
      id="demo-lessons"
      title="Start Learning for Free"
      lead={
        <>
          Four whole lessons<When fact="guests">, open to everyone</When>. Begin with the first, or
          pick what you need today.
        </>
      }
    >
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {demoLessons.map((lesson) => (
          <li
            key={lesson.id}
            className="group relative flex flex-col overflow-hidden rounded-xl border border-rule bg-surface shadow-lift transition-shadow duration-200 hover:shadow-float has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <LessonPicture
              src={lesson.thumbnail}
              className="aspect-video w-full border-b border-rule"
            />
            <div className="flex flex-1 flex-col gap-2 p-4">
              <div className="flex items-center gap-3 text-sm text-muted-foreground">
                <Tag tone="primary">{lesson.level}</Tag>
                <span className="inline-flex items-center gap-1.5">
                  <Clock aria-hidden className="size-4" />
                  {lesson.duration} min
                </span>
              </div>
              <h3 className="text-lg leading-snug font-semibold">
                {/* The whole card is the link's target. */}
                <a
                  href={linkTo("/lesson-interactive/:id", { id: lesson.id })}
                  className="outline-none group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
                >
                  {lesson.title}
                </a>
              </h3>
              <p className="flex-1 text-muted-foreground">{lesson.description}</p>
              <p className="mt-1 flex flex-wrap gap-2">
                <Tag tone="reward">{lesson.xpReward} XP</Tag>
                <Tag tone="reward">{lesson.coinReward} coins</Tag>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
