import type { QueueGroup, QueueSection } from "@saywell/contract";
import { reasonWords } from "./moderation-words";

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const reportsWords = (count: number): string => counted(count, "report", "reports");

/** Why somebody was reported, each reason with how often where that is more than once. */
export const reasonsOf = ({ reasons }: Pick<QueueGroup, "reasons">): string[] =>
  reasons.map(({ reason, count }) => `${reasonWords[reason]}${count > 1 ? ` (${count})` : ""}`);

/**
 * Who reported: people of whom it is known who they are, because they proved an address or the school
 * or a parent knows them; all others; and the program that reads messages.
 */
export function reportersOf({ reporters }: Pick<QueueGroup, "reporters">): string {
  const { proved, unproved, filter } = reporters;
  const people = [
    proved > 0
      ? counted(proved, "person with a confirmed account", "people with a confirmed account")
      : "",
    unproved > 0
      ? counted(
          unproved,
          "guest or account that is not confirmed",
          "guests or accounts that are not confirmed",
        )
      : "",
  ].filter(Boolean);
  const sentences = [
    people.length > 0 ? `Reported by ${people.join(" and ")}.` : "",
    filter > 0
      ? `Found ${filter === 1 ? "" : `${filter} times `}by a program and not a person.`
      : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

/** How many people wait in a section. */
export const peopleWords = (count: number): string =>
  count === 0 ? "Nobody waits here." : `${counted(count, "person", "people")} in this list.`;

export const sectionTitles: Record<QueueSection, string> = {
  safeguarding: "Somebody may be in danger",
  reports: "Other reports",
};
