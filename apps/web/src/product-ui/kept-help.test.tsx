// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetTab } from "../lib/forget-learner";
import { helpIn } from "../lib/help-words";
import { keepHelp } from "../lib/kept-help";
import { KeptHelp } from "./kept-help";

const text =
  "Are you or a friend in danger now? Call 112 in Spain.\nOr go to findahelpline.com.\nIt is not your fault.";
const note = () => screen.queryByRole("region", { name: "You are not alone" });
const open = (userId: string | null = "learner-1") => render(<KeptHelp userId={userId} />);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("where help is", () => {
  it("is read out at once when it comes, with whom to call in a line of its own, first", () => {
    open();
    const aloud = document.querySelector('[aria-live="assertive"]')!;
    expect(aloud.textContent).toBe("");
    act(() => keepHelp("learner-1", text));
    expect(aloud.contains(note())).toBe(true);
    const lines = [...note()!.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(lines).toEqual(text.split("\n"));
    const links = within(note()!).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "tel:112",
      "https://findahelpline.com",
    ]);
  });

  it("is still there on the next screen and after a reload, for the person whom it is for alone", () => {
    keepHelp("learner-1", text);
    open();
    expect(note()).not.toBeNull();
    cleanup();
    open("learner-2");
    expect(note()).toBeNull();
    cleanup();
    open(null);
    expect(note()).toBeNull();
    cleanup();
    open();
    expect(note()).not.toBeNull();
  });

  it.each([
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    [
      "Escape",
      () => fireEvent.keyDown(screen.getByRole("link", { name: "112" }), { key: "Escape" }),
    ],
  ])("goes for good when it is closed with %s, and the focus stays where it was", (_, close) => {
    keepHelp("learner-1", text);
    open();
    close();
    expect(note()).toBeNull();
    expect(document.activeElement).toBe(document.querySelector('[aria-live="assertive"]'));
    cleanup();
    open();
    expect(note()).toBeNull();
  });

  it("is not left behind for the next person in this tab", () => {
    keepHelp(null, text);
    keepHelp("learner-1", text);
    forgetTab();
    open(null);
    open();
    expect(note()).toBeNull();
  });
});

it("is found in what the server says to a call that it refused", () => {
  expect(helpIn(`The time is up.\n${text}`)).toBe(text);
  expect(helpIn("The time is up.")).toBeNull();
  expect(helpIn("Not this.\nNor that.")).toBeNull();
});
