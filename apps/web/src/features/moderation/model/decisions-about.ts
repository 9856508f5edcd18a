import type { QueueSection, Report, ReportDecision } from "@saywell/contract";
import { sanctionKinds } from "@saywell/contract/constants";

const labels = { DISMISS: "Dismiss", HIDE_MESSAGE: "Take down", MUTE: "Mute", BAN: "Ban" } as const;

/** What a decision is called on its button; nobody's danger is dismissed. */
export const decisionLabel = (decision: ReportDecision, section: QueueSection): string =>
  decision === "DISMISS" && section === "safeguarding" ? "Close" : labels[decision];

/**
 * What can be decided about some reports on one person. What is not there cannot be taken down or
 * banned; and nobody who needs help is punished for it.
 */
export function decisionsAboutAll(reports: readonly Report[]): ReportDecision[] {
  const mayBePunished =
    reports.some(({ about }) => about !== null) && !reports.some(({ needsHelp }) => needsHelp);
  return [
    "DISMISS",
    ...(reports.some(({ message }) => message?.id) ? (["HIDE_MESSAGE"] as const) : []),
    ...(mayBePunished ? sanctionKinds : []),
  ];
}
