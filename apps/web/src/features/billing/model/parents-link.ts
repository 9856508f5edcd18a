const key = "saywell.plan-for-child";

/** Keeps a parent's link for the way back from the pages of the payment provider, in this tab alone. */
export function keepParentsLink(token: string): void {
  try {
    sessionStorage.setItem(key, token);
  } catch {
    // Where storage is blocked the mail leads back to the page.
  }
}

export function forgetParentsLink(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The link by which this tab was opened before it went to pay; null where it was not. */
export function keptParentsLink(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
