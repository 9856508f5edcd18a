import type { Room, RoomMessage } from "@saywell/contract";
import { whoIs } from "./session";
import { expect, type Page } from "@playwright/test";

/** Rooms of the demo school that are open to every guest, by what is seeded. */
const seeded = (no: string): string => `5d1f0a52-6c0b-4c55-9a51-0b6f6d7a03${no}`;
export const coffeeCorner = { id: seeded("01"), name: "Coffee corner" };
export const matchDay = { id: seeded("02"), name: "Match day" };
export const businessBreakfast = { id: seeded("03"), name: "Business breakfast" };
export const wordBoard = { id: seeded("07"), name: "Word board (Scrabble rules)" };
export const grammarClinic = { id: seeded("06"), name: "Grammar clinic" };
export const footballQuiz = { id: seeded("13"), name: "Football quiz" };
export const quizCorner = { id: seeded("14"), name: "Quiz corner" };
export const soundsOfEnglish = { id: seeded("09"), name: "Sounds of English" };

type KnownRoom = Pick<Room, "id" | "name">;

/** Goes as a newcomer from the dashboard to the lobby, and joins a room there. */
export async function joinFromDashboard(page: Page, room: KnownRoom): Promise<void> {
  await page.goto("/student-dashboard");
  await page.getByRole("link", { name: "Chat & Games" }).click();
  await expect(page.getByRole("heading", { name: "Chat & Game Rooms", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Join Room", description: room.name }).click();
  await expect(page).toHaveURL(`/room/${room.id}`);
  await expectConnected(page);
}

export const messageBox = (page: Page) => page.getByPlaceholder("Type your message...");

/** The chat is there, and one can write. */
export async function expectConnected(page: Page): Promise<void> {
  await expect(messageBox(page)).toBeVisible();
  await expect(page.getByText("Connecting...")).toHaveCount(0);
}

export async function say(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press("Enter");
}

/** What the server holds of a room's chat. */
export async function historyOf(page: Page, room: KnownRoom): Promise<RoomMessage[]> {
  const reply = await page.request.get(`/api/rooms/${room.id}/messages?limit=200`);
  expect(reply.status()).toBe(200);
  return (await reply.json()) as RoomMessage[];
}

/** Unread messages of a room, as the server counts them for who is here. */
export async function unreadIn(page: Page, room: KnownRoom): Promise<number | undefined> {
  const { id } = await whoIs(page);
  const reply = await page.request.get(`/api/rooms/my-rooms/${id}`);
  return ((await reply.json()) as Room[]).find((each) => each.id === room.id)?.unreadCount;
}

/** The chat as it stands on the screen. */
export const shownTo = (page: Page): Promise<{ id: string; content: string }[]> =>
  page.locator("[data-message]").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.getAttribute("data-message") ?? "",
      content: row.querySelector("[data-own-text], [data-others-text]")?.textContent ?? "",
    })),
  );

/**
 * Everybody sees the history to its end, each message once and in its order, and nothing waits to be
 * sent. What these people wrote is `said`, in its order; a practice partner may speak between.
 */
export async function expectAllSeen(
  pages: readonly [Page, ...Page[]],
  room: KnownRoom,
  said: readonly string[],
): Promise<void> {
  const people = await Promise.all(pages.map(async (page) => (await whoIs(page)).id));
  await expect(async () => {
    const history = await historyOf(pages[0], room);
    const written = history.filter(({ userId }) => people.includes(userId));
    expect(written.map(({ content }) => content)).toEqual(said);
    const sinceFirst = history.slice(history.findIndex(({ id }) => id === written[0]?.id));
    for (const page of pages) {
      const shown = await shownTo(page);
      expect(shown.slice(-sinceFirst.length)).toEqual(
        sinceFirst.map(({ id, content }) => ({ id, content })),
      );
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    }
  }).toPass();
  for (const page of pages) await expect(page.getByText("Sending…")).toHaveCount(0);
}
