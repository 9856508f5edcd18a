import type { QueueGroup, QueueSection } from "@saywell/contract";

/** What a group is called on the screen: one person may have two. */
export const groupKey = ({ about, section }: Pick<QueueGroup, "about" | "section">): string =>
  `${section} ${about.id}`;

export const headingId = (section: QueueSection): string => `queue-${section}`;

const togglesOnScreen = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-group]"),
];

/** The groups on the screen: one of them, those after it, and those before it from its side. */
export function groupsOnScreen(from: Pick<QueueGroup, "about" | "section">): string[] {
  const keys = togglesOnScreen().map(({ dataset }) => dataset["group"] ?? "");
  const place = keys.indexOf(groupKey(from));
  return [...keys.slice(place), ...keys.slice(0, place).toReversed()];
}

/** The first of the groups that is still there, of any section; else the heading of this one. */
export function groupToMoveTo(order: readonly string[], section: QueueSection): HTMLElement | null {
  const toggles = togglesOnScreen();
  for (const key of order) {
    const toggle = toggles.find(({ dataset }) => dataset["group"] === key);
    if (toggle) return toggle;
  }
  return document.getElementById(headingId(section));
}
