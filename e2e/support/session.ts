import type { SessionUser } from "@saywell/contract";
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Whose session a page has. A page draws its headings before the server has made its guest. */
export async function whoIs(page: Page): Promise<SessionUser> {
  let user: SessionUser | null = null;
  const read = async (): Promise<SessionUser | null> => {
    const reply = await page.request.get("/api/session");
    ({ user } = (await reply.json()) as { user: SessionUser | null });
    return user;
  };
  await expect.poll(read).not.toBeNull();
  return user!;
}
