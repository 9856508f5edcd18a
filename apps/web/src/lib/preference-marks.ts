export const preferencesStorageKey = "saywell.preferences";

/**
 * How preferences stand on the root element and in storage: `data-<name>` with one of these values,
 * or nothing. Style sheets read the attributes; the script in the page's head writes them first.
 */
export const preferenceMarks = {
  text: ["large", "larger"],
  spacing: ["wide"],
  motion: ["reduced"],
  sound: ["off"],
  pen: ["off"],
} as const;
