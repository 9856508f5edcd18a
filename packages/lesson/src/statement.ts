/** A title as it stands in a statement: lower-case words joined by hyphens. */
export function titleSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What a statement about a lesson, or about one of its steps, names as its object. */
export const statementObject = (title: string, stepId?: string): string =>
  `lesson.${titleSlug(title)}${stepId === undefined ? "" : `.step_${stepId}`}`;

/**
 * What the object of a statement is about: one step, or the lesson as a whole (`stepId` null).
 * Undefined when it names another lesson. Clients make slugs in different ways: "I'm at the café!"
 * is `im-at-the-cafe`, `i-m-at-the-caf` or `i'm-at-the-café!`. So only letters and digits are
 * compared, with accents taken off or with accented letters left out.
 */
export function readStatementObject(
  title: string,
  object: string,
): { stepId: string | null } | undefined {
  const [, slug = "", stepId = null] = /^lesson\.(.+?)(?:\.step_(.+))?$/.exec(object) ?? [];
  const letters = (text: string) => titleSlug(text).replaceAll("-", "");
  const withoutAccented = title.normalize("NFC").replace(/[^\x20-\x7e]/g, "");
  const named = letters(slug);
  // Of a title in other letters nothing is left to compare, which must not make it every title.
  return named !== "" && [letters(title), letters(withoutAccented)].includes(named)
    ? { stepId }
    : undefined;
}
