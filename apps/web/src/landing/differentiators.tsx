import { CalendarCheck, Coins, Gamepad2, PenLine, School, Target } from "lucide-react";
import { Section } from "./section";

const points = [
  [
    PenLine,
    "Your writing, marked",
    "You see your own sentence with the mistake struck out and the better word above it, and you can ask why.",
  ],
  [
    Target,
    "Lessons at your level",
    "Every lesson carries its level, A1 to C2, and the thing you can do when you finish it.",
  ],
  [
    Gamepad2,
    "Play that teaches",
    "XP, badges and streaks mark real study. Play quizzes live with others, or with bots. Lay words on a board, with others or alone.",
  ],
  [
    Coins,
    "Coins for real lessons",
    "Lessons pay coins, and you keep them. Live lessons that you pay for with coins are coming.",
  ],
  [
    CalendarCheck,
    "Kind to busy weeks",
    "Miss a day and a free freeze keeps your streak. You earn one with every five days of study, and hold two at most.",
  ],
  [
    School,
    "Made for a school",
    "Classes come in from a list, children are protected from the start, and the school keeps its own data. A teacher sees on one page how each class gets on, and gives it lessons to do.",
  ],
] as const;

export function Differentiators() {
  return (
    <Section id="features" title="What makes Saywell different">
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {points.map(([Icon, title, text]) => (
          <li key={title} className="border-t border-rule pt-5">
            <Icon aria-hidden className="size-6 text-primary" />
            <h3 className="mt-3 text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
