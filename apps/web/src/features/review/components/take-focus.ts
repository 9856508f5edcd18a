/** The focus goes on to what comes next. */
export const takeFocus = (control: HTMLElement | null) => control?.focus();
