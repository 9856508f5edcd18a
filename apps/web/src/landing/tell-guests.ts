import type { ReplyOf } from "../lib/api-client";
import { linkTo } from "../lib/links";

/**
 * Where the school takes no guests, the page that was built for all schools says that one logs in to
 * begin: its own words and buttons promise a start without an account. Without an answer it stays
 * as it is.
 */
export async function tellGuests(): Promise<void> {
  const answer = await fetch("/api/school").catch(() => null);
  if (!answer?.ok) return;
  const { features } = (await answer.json()) as ReplyOf<"GET /api/school">;
  if (features.guests) return;
  for (const part of document.querySelectorAll<HTMLElement>("[data-with-guests]"))
    part.hidden = true;
  for (const part of document.querySelectorAll<HTMLElement>("[data-without-guests]")) {
    part.textContent = part.dataset["withoutGuests"]!;
    if (part instanceof HTMLAnchorElement) part.href = linkTo("/student-dashboard");
  }
}
