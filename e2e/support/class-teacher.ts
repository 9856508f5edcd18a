import type { ClassGame } from "@saywell/contract";
import type { Browser } from "@playwright/test";
import { expect, productUrl } from "./test";

/** A demo teacher with a class game, who leads it over a line of their own. */
export async function openClassGame(browser: Browser) {
  const context = await browser.newContext({ baseURL: productUrl() });
  const page = await context.newPage();
  const entered = await page.request.post("/api/session/demo", { data: { role: "TEACHER" } });
  expect(entered.status()).toBe(200);
  const made = await page.request.post("/api/class-games", {
    data: {
      title: "Food and drink",
      from: { kind: "bank", category: "VOCABULARY", level: "A1", count: 5 },
      mode: "COMPETITIVE",
      seconds: 120,
      showsLeaderboard: true,
    },
  });
  expect(made.status()).toBe(200);
  const { id, code } = (await made.json()) as ClassGame;
  await page.goto("/about");
  await page.evaluate(async (gameId) => {
    const line = new WebSocket(`${window.location.origin.replace("http", "ws")}/ws`);
    await new Promise((resolve) => line.addEventListener("open", resolve));
    line.send(JSON.stringify({ type: "JOIN_GAME", gameId }));
    window.addEventListener("message", ({ data }) => line.send(String(data)));
  }, id);
  return {
    code: code!,
    act: (action: "START_GAME" | "GO_ON"): Promise<void> =>
      page.evaluate((message) => window.postMessage(JSON.stringify(message)), {
        type: "GAME_ACTION",
        gameId: id,
        action,
      }),
    async close(): Promise<void> {
      const closed = await page.request.post(`/api/class-games/${id}/close`, { data: {} });
      expect(closed.status()).toBe(200);
    },
  };
}
