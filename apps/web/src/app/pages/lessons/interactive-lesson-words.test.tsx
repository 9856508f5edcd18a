// @vitest-environment jsdom
import type { SavedWord } from "@saywell/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/fake-server";
import {
  attempt,
  dialogueAnswers,
  line,
  openLesson,
  openQuiz,
  server,
  setUpInteractiveLesson,
  shownToast,
} from "../../../testing/interactive-lesson";
import { guest } from "../../../testing/learning";

setUpInteractiveLesson();

describe("a key word", () => {
  const saved: SavedWord = {
    id: "word-1",
    word: "pear",
    meaning: "a green fruit",
    example: "A pear.",
    lessonId: "a1-lesson-1",
    lock: null,
    savedAt: "2026-01-02T03:04:05Z",
  };
  async function openWord() {
    const { ripe: _, ...answers } = dialogueAnswers;
    await openLesson({ attempt: { ...attempt, answers } });
    const word = screen.getByText("Pears", { selector: "button" });
    word.focus();
    fireEvent.click(word);
    return { word, card: await screen.findByRole("dialog") };
  }

  it("in what was said opens its meaning and an example, and gives the focus back with Esc", async () => {
    const { word, card } = await openWord();
    expect(screen.getByLabelText("The conversation so far").contains(word)).toBe(true);
    expect(within(card).getByText("a green fruit")).toBeTruthy();
    expect(within(card).getByText("A pear.")).toBeTruthy();
    expect(card.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement!, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(word);
  });

  it("in a question opens too", async () => {
    await openQuiz();
    fireEvent.click(within(line("Is a pear a fruit?")).getByText("pear"));
    expect(await screen.findByText("a green fruit")).toBeTruthy();
  });

  it("is saved for review, and taken out again", async () => {
    let words: SavedWord[] = [];
    server.on("GET /api/review/{userId}/words", () => words);
    server.on("POST /api/review/{userId}/words", () => (words = [saved])[0]!);
    server.on("DELETE /api/review/{userId}/words/{wordId}", () => {
      words = [];
      return { ok: true as const };
    });
    const { card } = await openWord();
    fireEvent.click(within(card).getByText("Save for review"));
    fireEvent.click(await within(card).findByText("Take out of review"));
    expect(await within(card).findByText("Save for review")).toBeTruthy();
    const [save] = server.calls("POST /api/review/{userId}/words");
    expect(save?.body).toEqual({ lessonId: "a1-lesson-1", word: "pear" });
    const [removal] = server.calls("DELETE /api/review/{userId}/words/{wordId}");
    expect(removal?.params).toEqual({ userId: guest.id, wordId: "word-1" });
  });

  it("says when it could not be saved", async () => {
    server.on("POST /api/review/{userId}/words", () => refusal(500, "Broken."));
    const { card } = await openWord();
    fireEvent.click(within(card).getByText("Save for review"));
    expect(await shownToast("The word was not saved")).toBeTruthy();
    expect(within(card).getByText("Save for review")).toBeTruthy();
  });

  it("writes no style element, which the page's security headers would refuse", async () => {
    const before = document.querySelectorAll("style").length;
    await openWord();
    expect(document.querySelectorAll("style")).toHaveLength(before);
  });
});
