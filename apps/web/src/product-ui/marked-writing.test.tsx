// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { MarkedWriting, type WritingPiece } from "./marked-writing";

const wordsOf = (pieces: readonly WritingPiece[]) =>
  renderToStaticMarkup(<MarkedWriting pieces={pieces} />).replaceAll(/<[^>]+>/g, "");

test("without its looks a correction still says what was wrong and what is better", () => {
  const pieces = ["She ", { wrong: "don’t", better: "doesn’t" }, " like tea."];
  expect(wordsOf(pieces)).toBe("She (wrong: don’t, better: doesn’t) like tea.");
  const html = renderToStaticMarkup(<MarkedWriting pieces={pieces} />);
  expect(html).toMatch(/<del[^>]*>don’t<\/del>/);
  expect(html).toMatch(/<ins[^>]*>.*doesn’t.*<\/ins>/);
  expect(html).not.toContain("<button");
});

test("what is missing is not called wrong", () => {
  expect(wordsOf(["hel", { wrong: "", better: "l" }, "o"])).toBe("hel‸(missing: l)o");
  const html = renderToStaticMarkup(<MarkedWriting pieces={[{ wrong: "", better: "l" }]} />);
  expect(html).toMatch(/<span aria-hidden="true"[^>]*>‸<\/span>/);
  expect(html).not.toContain("<del");
});

test("words that should go, and words that should only be looked at again, say so", () => {
  expect(wordsOf(["I ", { wrong: "very", better: "" }])).toBe("I (wrong: very, leave it out)");
  expect(wordsOf(["I ", { wrong: "hoom", better: null }])).toBe("I (look again: hoom)");
});

test.each([
  ["i", "I", ["I"]],
  ["i am", "I'm", ["I"]],
  ["its", "It's", []],
])(
  "%s that becomes %s has its lone I in the letters of the text, where no 1 looks like it",
  (wrong, better, plain) => {
    render(<MarkedWriting pieces={[{ wrong, better }]} />);
    const ins = screen.getByRole("insertion");
    expect(ins.textContent).toBe(better);
    const inText = Array.from(ins.querySelectorAll(".font-sans"), ({ textContent }) => textContent);
    expect(inText).toEqual(plain);
  },
);

test("words that are put in come without the space that sets them off, and their reason says to add them", () => {
  render(
    <MarkedWriting pieces={["I go ", { wrong: "", better: "to ", why: "Where to?" }, "bed."]} />,
  );
  expect(screen.getByRole("insertion").textContent).toBe("to");
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status").textContent).toBe("Add to. Where to?");
});

test("what is to be studied can be asked for where somebody explains it", () => {
  const asked: string[] = [];
  const piece = {
    wrong: "teacher",
    better: "a teacher",
    why: "A job.",
    topic: "articles-with-jobs",
  };
  const { rerender } = render(<MarkedWriting pieces={["He is ", piece]} />);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("button", { name: /Explain/ })).toBeNull();
  rerender(<MarkedWriting pieces={["He is ", piece]} onStudy={(topic) => asked.push(topic)} />);
  fireEvent.click(screen.getByRole("button", { name: "Explain articles with jobs" }));
  expect(asked).toEqual(["articles-with-jobs"]);
});

describe("a correction with a reason", () => {
  const pieces = [
    "I ",
    { wrong: "go", better: "went", why: "Yesterday is over." },
    " ",
    { wrong: "hoom", better: "home", why: "It has one o." },
  ];
  const button = (wrong: string) => screen.getByRole("button", { name: new RegExp(wrong) });
  const isOpen = (wrong: string) => button(wrong).getAttribute("aria-expanded") === "true";

  test("shows it on a tap, one at a time, and hides it on another", () => {
    render(<MarkedWriting pieces={pieces} />);
    expect(screen.queryByText("Yesterday is over.")).toBeNull();
    fireEvent.click(button("go"));
    expect(screen.getByRole("status").textContent).toBe("go Yesterday is over.");
    fireEvent.click(button("hoom"));
    expect(screen.getByRole("status").textContent).toBe("hoom It has one o.");
    expect([isOpen("go"), isOpen("hoom")]).toEqual([false, true]);
    fireEvent.click(button("hoom"));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  test("shows it when the keyboard comes to it, and hides it with Esc", async () => {
    render(<MarkedWriting pieces={pieces} />);
    await userEvent.tab();
    expect(screen.getByRole("status").textContent).toBe("go Yesterday is over.");
    await userEvent.tab();
    expect(screen.getByRole("status").textContent).toBe("hoom It has one o.");
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("status").textContent).toBe("");
    await userEvent.keyboard("{Enter}");
    expect(isOpen("hoom")).toBe(true);
  });
});
