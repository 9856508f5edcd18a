// @vitest-environment jsdom
import type { SavedWord } from "@saywell/contract";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFakeServer, type FakeServer, refusal } from "../../testing/fake-server";
import { guest } from "../../testing/learning";
import { renderApp } from "../../testing/render-app";
import { removeToast } from "../../ui/use-toast";
import ReviewPage from "./review-page";

const list = "GET /api/review/{userId}/words";
const remove = "DELETE /api/review/{userId}/words/{wordId}";
let server: FakeServer;

beforeEach(() => {
  server = createFakeServer();
  server.on("GET /api/session", () => ({ user: guest, demo: true }));
});
afterEach(() => {
  cleanup();
  removeToast();
  delete document.documentElement.dataset["sound"];
  vi.unstubAllGlobals();
});

const word = (name: string): SavedWord => ({
  id: `id-${name}`,
  word: name,
  meaning: `what ${name} means`,
  example: `I have a ${name}.`,
  lessonId: "a1-lesson-1",
  savedAt: "2026-01-02T03:04:05Z",
});
async function open(...words: SavedWord[]) {
  let kept = words;
  server.on(list, () => kept);
  server.on(remove, ({ params }) => {
    kept = kept.filter(({ id }) => id !== params["wordId"]);
    return { ok: true as const };
  });
  server.on("POST /api/review/{userId}/words", ({ body }) => {
    kept = [word(body.word), ...kept];
    return word(body.word);
  });
  renderApp({ "/review": <ReviewPage /> }, "/review");
  await screen.findByText(words[0]?.meaning ?? "You have no saved words yet.");
}
const shown = () => screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);

it("shows each word with its meaning and example, and the way to its lesson", async () => {
  await open(word("pear"), word("plum"));
  expect(shown()).toEqual(["pear", "plum"]);
  expect(screen.getByText("what plum means")).toBeTruthy();
  expect(screen.getByText("I have a plum.")).toBeTruthy();
  const links = screen.getAllByText("Open the lesson").map((link) => link.closest("a"));
  expect(links[0]?.getAttribute("href")).toBe("/lesson-interactive/a1-lesson-1");
});

it("takes a word out, moves the focus to the next one, and can put it back", async () => {
  await open(word("pear"), word("plum"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  await waitFor(() => expect(shown()).toEqual(["plum"]));
  expect(document.activeElement).toBe(screen.getByLabelText("Take out: plum"));
  fireEvent.click(await screen.findByText("Put it back"));
  await waitFor(() => expect(shown()).toEqual(["pear", "plum"]));
});

it("without words it says how they come here; the focus is on the heading after the last", async () => {
  await open(word("pear"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  expect(await screen.findByText("You have no saved words yet.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("My words");
  expect(screen.getByText("Choose a lesson").getAttribute("href")).toBe("/lessons");
});

it("a word that could not be taken out stays, and says so", async () => {
  await open(word("pear"));
  server.on(remove, () => refusal(503, "Saywell is busy.", "unavailable"));
  fireEvent.click(screen.getByLabelText("Take out: pear"));
  expect(await screen.findByText("Saywell is busy.", { selector: "li *" })).toBeTruthy();
  expect(shown()).toEqual(["pear"]);
});

it("has a message of its own when it cannot be read, and tries again", async () => {
  server.on(list, () => refusal(500, "Broken."));
  renderApp({ "/review": <ReviewPage /> }, "/review");
  await screen.findByText("Failed to fetch your words");
  server.on(list, () => [word("pear")]);
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("what pear means")).toBeTruthy();
});

it("lets words be heard where there is a voice, and not when sound is off", async () => {
  const voices = [{ lang: "en-GB", localService: true }];
  vi.stubGlobal("speechSynthesis", { getVoices: () => voices, cancel() {}, speak() {} });
  await open(word("pear"));
  expect(screen.getByText("Listen")).toBeTruthy();
  cleanup();
  document.documentElement.dataset["sound"] = "off";
  await open(word("pear"));
  expect(screen.queryByText("Listen")).toBeNull();
});
