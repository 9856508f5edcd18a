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
 * Undefined when it names another lesson. Clients cut titles into words in different ways
 * ("I'm" is `im` or `i-m`), so hyphens are not compared.
 */
export function readStatementObject(
  title: string,
  object: string,
): { stepId: string | null } | undefined {
  const [, slug = "", stepId = null] = /^lesson\.([^.]+)(?:\.step_(.+))?$/.exec(object) ?? [];
  const letters = (text: string) => text.replaceAll("-", "");
  return letters(slug) === letters(titleSlug(title)) ? { stepId } : undefined;
}
