/** Takes the focus to the field of this name, so that who reads by ear hears what is wrong with it. */
export const focusOnField = (form: HTMLFormElement | null, name: string): void =>
  (form?.elements.namedItem(name) as HTMLElement | null)?.focus();
