import type { Room } from "@saywell/contract";
import type { Browser, Page } from "@playwright/test";
import { wordBoard } from "./support/chat";
import { findFaults } from "./support/find-faults";
import { whoIs } from "./support/session";
import { findSmallTargets } from "./support/small-targets";
import { expect, productUrl, test } from "./support/test";

/** Words that both ways to play know, so many that nearly every rack has the letters of one. */
const words =
  "an as at am be by do go he hi if in is it me my no of on or so to up us we act add age ago air all and ant any arm art ask bad bag bar bat bed big bin bit box boy bus but buy can cap car cat cow cry cup cut day dig dog dry eat egg end far few fit fly fox fun gas get guy hat hen hot how ice job key kid law leg let lie low man map mix new nod not nut odd off oil old one out own pay pen pet pie pin pot put ran rat raw red rid row run sad sea see set sit six sky son sun tea ten tie tin tip toe too top toy try two use van way wet who why win yes yet you zoo"
    .toUpperCase()
    .split(" ");

async function visitor(browser: Browser, role?: "LEARNER" | "TEACHER"): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl() });
  const page = await context.newPage();
  if (role !== undefined) {
    const reply = await page.request.post("/api/session/demo", { data: { role } });
    expect(reply.status()).toBe(200);
  }
  return page;
}

/** A private room of a demo teacher's own. */
async function openRoom(teacher: Page, name: string): Promise<string> {
  const facts = { name, description: "", type: "GAME", category: "VOCABULARY", isPrivate: 1 };
  const data = { ...facts, maxParticipants: 4, game: "WORD_BOARD" };
  const reply = await teacher.request.post("/api/rooms", { data });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as Room).id;
}

async function sitDown(page: Page, roomId: string): Promise<void> {
  await page.goto(`/game/${roomId}`);
  await expect(page.getByRole("heading", { name: "Ready to Play?" })).toBeVisible();
  await expect(page.getByText("Connecting...")).toHaveCount(0);
}

const rackOf = (page: Page) => page.getByRole("group", { name: "Your tiles" }).getByRole("button");
const cell = (page: Page, row: number, col: number) =>
  page.getByRole("gridcell", { name: new RegExp(`row ${row}, column ${col}(,|$)`, "i") });
const isMyTurn = (page: Page) =>
  expect(page.getByRole("heading", { name: "Your Turn" })).toBeVisible();

/** Chance says who begins. Answers them first. */
async function byTurn(one: Page, other: Page): Promise<[Page, Page]> {
  const own = (page: Page) => page.getByRole("heading", { name: "Your Turn" });
  let isOnes = false;
  await expect
    .poll(async () => {
      isOnes = await own(one).isVisible();
      return isOnes || (await own(other).isVisible());
    })
    .toBe(true);
  return isOnes ? [one, other] : [other, one];
}

/** A word of one's letters, the longest; null where there is none. */
async function wordOf(page: Page): Promise<string | null> {
  const labels = await rackOf(page).evaluateAll((tiles) =>
    tiles.map((tile) => tile.getAttribute("aria-label") ?? ""),
  );
  const letters = labels
    .map((label) => label.charAt(0))
    .filter((_, at) => !labels[at]!.startsWith("Blank"));
  const isThere = (word: string) => {
    const left = [...letters];
    return Array.from(word).every((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  return words.filter(isThere).toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Does the first turn that the letters allow: a word from a cell on, or an exchange. Answers the word. */
async function takeTurn(page: Page, lay: (word: string) => Promise<void>): Promise<string | null> {
  await isMyTurn(page);
  const word = await wordOf(page);
  if (word === null) await exchangeOne(page);
  else await lay(word);
  // So the server has it.
  await expect(page.getByRole("heading", { name: "Your Turn" })).toHaveCount(0);
  return word;
}

async function exchangeOne(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Exchange tiles" }).click();
  const dialog = page.getByRole("dialog", { name: "Exchange tiles" });
  await dialog
    .getByRole("button", { name: /points?$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Exchange 1 tile" }).click();
}

async function expectNarrow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}

const layByTap = (page: Page, row: number) => async (word: string) => {
  for (const [at, letter] of Array.from(word).entries()) {
    await rackOf(page)
      .and(page.getByLabel(new RegExp(`^${letter}, `)))
      .first()
      .click();
    await cell(page, row, 2 + at).click();
  }
  await page.getByRole("button", { name: /^Submit \(\d+ pts\)$/ }).click();
};

test("two people play by the simple rules, one on a phone; a reload in the middle keeps all, and the end tells how they did", async ({
  browser,
}) => {
  // No other test may open this room: whoever is there has a seat.
  const ana = await visitor(browser);
  const ben = await visitor(browser);
  await ana.setViewportSize({ width: 360, height: 740 });
  for (const page of [ana, ben]) await sitDown(page, wordBoard.id);
  expect(await findFaults(ana)).toEqual([]);
  await expectNarrow(ana);
  await expect(ana.getByText(/^Here with you: /)).toBeVisible();
  await ana.getByRole("button", { name: "Start Game" }).click();
  const [beginner, next] = await byTurn(ana, ben);
  const first = await takeTurn(beginner, layByTap(beginner, 3));
  const second = await takeTurn(next, layByTap(next, 5));
  await isMyTurn(beginner);
  await ana.reload();
  await isMyTurn(beginner);
  const turns = ana.getByRole("list", { name: "Turns" });
  for (const word of [first, second]) {
    if (word === null) continue;
    await expect(turns.getByRole("button", { name: `${word}: what it means` })).toBeVisible();
  }
  for (const [theme, page] of [
    ["dark", ana],
    ["light", ben],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    expect(await findFaults(page)).toEqual([]);
  }
  await expectNarrow(ana);

  await ana.getByRole("button", { name: "More" }).click();
  await ana.getByRole("menuitem", { name: "Resign" }).click();
  await ana.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const page of [ana, ben]) {
    await expect(page.getByRole("heading", { name: "Game Complete!" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Your turns" })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  }
  await expect(ben.getByText("#1 of 2")).toBeVisible();
  expect(await findSmallTargets(ana)).toEqual([]);
  await ben
    .getByRole("button", { name: "Watch again" })
    .or(ben.getByRole("link", { name: "Watch again" }))
    .click();
  await expect(ben).toHaveURL(/\/replay\//);
  await expect(ben.getByRole("slider")).toBeVisible();
  expect(await findFaults(ben)).toEqual([]);
  for (const page of [ana, ben]) await page.context().close();
});

test("somebody plays a crossword game against a bot by keyboard alone, and hears each turn", async ({
  browser,
}) => {
  const page = await visitor(browser, "TEACHER");
  const id = await openRoom(page, "Letters alone");
  await sitDown(page, id);
  const focus = async (name: string | RegExp, role: "button" | "radio" | "gridcell" = "button") => {
    const wanted = page.getByRole(role, { name });
    for (let tries = 0; tries < 60; tries += 1) {
      if (await wanted.evaluate((each) => each === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(wanted).toBeFocused();
  };
  await focus(/^Starter/, "radio");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Classic/ })).toBeChecked();
  await focus("Start Game");
  await page.keyboard.press("Enter");
  await isMyTurn(page);
  await focus(/row 8, column 8/i, "gridcell");
  const word = await takeTurn(page, async (found) => {
    await page.keyboard.type(found.toLowerCase());
    await page.keyboard.press("Enter");
  });
  const own = word === null ? /You exchanged 1 tile\. / : new RegExp(`You played ${word} for `);
  const said = page.getByRole("status").filter({ hasText: own });
  await expect(said).toContainText(/ is playing\. \d+ tiles remaining\.$/);
  // The bot has thought, and it is said whose turn it is.
  await isMyTurn(page);
  await expect(page.getByRole("status").filter({ hasText: "It is your turn." })).toHaveCount(1);
  await focus("More");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Resign" })).toBeFocused();
  await page.keyboard.press("Enter");
  await focus("Resign");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Game Complete!" })).toBeFocused();
  await page.context().close();
});

test("a game with a day for each turn goes on while nobody is there, and waits on the dashboard of whose turn it is", async ({
  browser,
}) => {
  const teacher = await visitor(browser, "TEACHER");
  const learner = await visitor(browser, "LEARNER");
  const id = await openRoom(teacher, "Slow letters");
  const { id: userId } = await whoIs(learner);
  const invited = await teacher.request.post(`/api/rooms/${id}/invitations`, { data: { userId } });
  expect(invited.status()).toBe(200);
  const joined = await learner.request.post(`/api/rooms/${id}/join`, { data: { userId } });
  expect(joined.status()).toBe(200);
  for (const page of [teacher, learner]) await sitDown(page, id);
  await teacher.getByRole("group").getByText("More choices").click();
  await teacher.getByLabel("Clock").selectOption({ label: "A day for each turn" });
  await teacher.getByRole("button", { name: "Start Game" }).click();
  await expect(rackOf(learner).first()).toBeVisible();
  const [beginner] = await byTurn(teacher, learner);
  if (beginner === learner) await takeTurn(learner, layByTap(learner, 4));
  await learner.goto("/student-dashboard");
  await takeTurn(teacher, layByTap(teacher, 3));
  await teacher.goto("/rooms");
  await learner.goto("/student-dashboard");
  await learner.getByRole("link", { name: "Your turn in Slow letters" }).click();
  await takeTurn(learner, layByTap(learner, 5));
  // The teacher reads in the lobby: it is told there, and listed.
  await expect(teacher.getByText("It is your turn in Slow letters.").first()).toBeVisible();
  await teacher.getByRole("link", { name: /^Your turn in Slow letters/ }).click();
  await isMyTurn(teacher);
  for (const page of [teacher, learner]) await page.context().close();
});
