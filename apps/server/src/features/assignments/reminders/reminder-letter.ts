import { formatDate } from "@saywell/english";

/** Of more work than this a letter says how much it is. */
const mostNamed = 10;

/** To a student, of all their work that is due soon and not done. */
export const reminderLetter = (
  reader: { name: string; timeZone: string },
  work: readonly { title: string; className: string; dueAt: Date }[],
) => ({
  kind: "work-due" as const,
  subject: work.length === 1 ? "Work for your class is due soon" : "Some of your work is due soon",
  greeting: `Hello ${reader.name},`,
  paragraphs: [
    work.length === 1
      ? "This is due soon, and you have not finished it yet."
      : "These are due soon, and you have not finished them yet.",
    ...work
      .slice(0, mostNamed)
      .map(
        ({ title, className, dueAt }) =>
          `Due ${formatDate("weekdayAndDay", dueAt, reader.timeZone)} at ${formatDate("time", dueAt, reader.timeZone)}: “${title}”, for ${className}.`,
      ),
    ...(work.length > mostNamed ? [`And there are ${work.length - mostNamed} more.`] : []),
  ],
  button: { label: "Open your work", path: "/my-calendar" },
  closing: ["If you do not want these emails, switch them off in Settings, under Learning."],
});
