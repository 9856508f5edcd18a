// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { linesOf } from "./completion-picture";
import { ShareCompletion } from "./share-completion";

const lesson = { title: "At the market", difficulty: "A1" };
const pen = () => ({
  ...Object.fromEntries(
    ["fillRect", "save", "restore", "translate", "scale", "stroke"].map((name) => [name, vi.fn()]),
  ),
  fillText: vi.fn(),
  measureText: (text: string) => ({ width: text.length * 40 }),
});

/** A browser that draws; jsdom has no canvas. */
function drawing() {
  const drawn = pen();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawn as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
    done(new Blob(["png"])),
  );
  vi.stubGlobal("Path2D", vi.fn());
  Object.defineProperty(document, "fonts", { configurable: true, value: { load: async () => [] } });
  return drawn;
}
const shareWith = (share: (data: { files: File[] }) => Promise<void>) =>
  Object.assign(navigator, { canShare: () => true, share });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "canShare");
  Reflect.deleteProperty(navigator, "share");
  Reflect.deleteProperty(document, "fonts");
});

it("a picture with the lesson and its level is handed to what the device shares with", async () => {
  const drawn = drawing();
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>(async () => undefined);
  shareWith(share);
  render(<ShareCompletion lesson={lesson} />);
  fireEvent.click(screen.getByText("Share a picture"));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].files[0]).toMatchObject({
    name: "saywell-lesson.png",
    type: "image/png",
  });
  expect(drawn.fillText.mock.calls.map(([words]) => words)).toEqual([
    "At the market",
    "English lesson, level A1",
    "Saywell",
  ]);
});

it("it is saved where nothing can be shared", async () => {
  drawing();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  render(<ShareCompletion lesson={lesson} />);
  fireEvent.click(screen.getByText("Share a picture"));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it("a long title stands on three lines at most", () => {
  const words = "Hello and nice to meet you all in this very long lesson";
  const lines = linesOf(words, { measureText: pen().measureText as never }, 600);
  expect(lines).toHaveLength(3);
  expect(words.startsWith(lines.join(" "))).toBe(true);
  for (const line of lines) expect(line.length * 40).toBeLessThanOrEqual(600);
});
