import { linkTo } from "../lib/links";
import { BookOpenText, MessagesSquare, Mic, SpellCheck } from "lucide-react";
import { Button } from "../ui/button";
import { TeacherAvatar } from "../product-ui/teacher-avatar";
import { courseTeacher } from "./featured-teachers";
import { Section } from "./section";

const skills = [
  [MessagesSquare, "Chat practice", "Talk about your day. Iris answers, and keeps you talking."],
  [SpellCheck, "Grammar", "She marks the mistakes that she finds, and in lessons she gives hints."],
  [BookOpenText, "Vocabulary", "Words you save come back when you are about to forget them."],
  [
    Mic,
    "Pronunciation",
    "Listen to every sentence as often as you like. Feedback on how you say it is coming.",
  ],
] as const;

export function MeetIris() {
  return (
    <Section
      id="meet-iris"
      title="Meet Iris, the AI teacher"
      lead="She is here day and night, never in a hurry, and happy to hear the same mistake twice."
      className="border-y border-rule bg-surface"
    >
      <div className="mt-8 grid grid-cols-1 items-center gap-10 lg:grid-cols-[18rem_1fr]">
        <div className="mx-auto w-56 max-w-full lg:w-full">
          <TeacherAvatar state="speaking" label="Iris, the AI teacher" />
        </div>
        <div>
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {skills.map(([Icon, name, what]) => (
              <div key={name}>
                <dt className="flex items-center gap-2.5 font-semibold">
                  <Icon aria-hidden className="size-5 text-primary" />
                  {name}
                </dt>
                <dd className="mt-1 text-muted-foreground">{what}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 max-w-[35rem]">
            {courseTeacher.name} is one of the teachers who wrote her lessons.
          </p>
          <Button asChild variant="outline" className="mt-4">
            <a href={linkTo("/teacher/:teacherId", { teacherId: courseTeacher.id })}>
              See {courseTeacher.name}’s profile
            </a>
          </Button>
        </div>
      </div>
    </Section>
  );
}
