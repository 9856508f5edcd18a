// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentType, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog, DialogContent, DialogTitle } from "../ui/dialog";
import { lazyPart } from "./lazy-part";

let isOnline = true;
let hostAnswers = false;
beforeEach(() => {
  isOnline = true;
  hostAnswers = false;
  vi.stubGlobal("fetch", async (address: string) => {
    if (hostAnswers && new URL(address).pathname === "/healthz") return new Response("alive");
    throw new TypeError("Failed to fetch");
  });
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface GreetingProps {
  name: string;
  onClose: () => void;
}
const Greeting = ({ name }: GreetingProps) => <p>Good morning, {name}.</p>;

function openPage(fetchPart: () => Promise<ComponentType<GreetingProps>>) {
  const Part = lazyPart(fetchPart, ({ onClose }) => onClose());
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen ? <Part name="Ana" onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByText("Open");
  opener.focus();
  return { Part, opener, open: () => act(async () => void fireEvent.click(opener)) };
}

it("comes when it is first shown", async () => {
  const { open } = openPage(() => Promise.resolve(Greeting));
  await open();
  expect(screen.getByText("Good morning, Ana.")).toBeTruthy();
});

it("without a connection says so beside the page, asks for nothing, and can be tried again", async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Greeting));
  const { open } = openPage(fetchPart);
  isOnline = false;
  await open();
  expect(screen.getByRole("alert").textContent).toContain("no connection");
  expect(screen.getByText("Open")).toBeTruthy();
  expect(fetchPart).not.toHaveBeenCalled();
  isOnline = true;
  await act(async () => void fireEvent.click(screen.getByText("Try again")));
  expect(screen.getByText("Good morning, Ana.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("comes where the browser says offline and our own host answers", async () => {
  isOnline = false;
  hostAnswers = true;
  const { open } = openPage(() => Promise.resolve(Greeting));
  await open();
  expect(await screen.findByText("Good morning, Ana.")).toBeTruthy();
});

it("can be tried again once the host answers, whatever the browser says", async () => {
  isOnline = false;
  const { open } = openPage(() => Promise.resolve(Greeting));
  await open();
  hostAnswers = true;
  fireEvent.click(await screen.findByText("Try again"));
  expect(await screen.findByText("Good morning, Ana.")).toBeTruthy();
});

it("where it does not arrive, says so beside the page", async () => {
  const { open } = openPage(() => Promise.reject(new TypeError("Failed to fetch.")));
  await open();
  expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
  expect(screen.getByText("Open")).toBeTruthy();
});

it.each([
  ["the button", () => fireEvent.click(screen.getByText("Close"))],
  ["Esc", () => fireEvent.keyDown(screen.getByText("Close"), { key: "Escape" })],
])("%s closes the notice, and the focus goes back", async (_what, close) => {
  isOnline = false;
  const { open, opener } = openPage(() => Promise.resolve(Greeting));
  await open();
  expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
  close();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it("that was loaded before opens without a connection", async () => {
  const { Part, open } = openPage(() => Promise.resolve(Greeting));
  await Part.load();
  isOnline = false;
  await open();
  expect(screen.getByText("Good morning, Ana.")).toBeTruthy();
});

it("inside an open dialog the notice can be used, and Esc closes it alone", async () => {
  isOnline = false;
  const Part = lazyPart(
    () => Promise.resolve(Greeting),
    ({ onClose }) => onClose(),
  );
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <Dialog defaultOpen>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Friends</DialogTitle>
          <button onClick={() => setOpen(true)}>Report</button>
          {isOpen ? <Part name="Ana" onClose={() => setOpen(false)} /> : null}
        </DialogContent>
      </Dialog>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByText("Report"));
  await screen.findByRole("alert");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Friends")).toBeTruthy();
  await user.click(screen.getByText("Report"));
  await screen.findByRole("alert");
  hostAnswers = true;
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("Good morning, Ana.")).toBeTruthy();
});

it("a part with nothing behind it offers no way to close it", async () => {
  isOnline = false;
  const Part = lazyPart(() => Promise.resolve(() => <p>Your result.</p>));
  render(<Part />);
  await screen.findByRole("alert");
  expect(screen.queryByText("Close")).toBeNull();
  isOnline = true;
  fireEvent.click(screen.getByText("Try again"));
  expect(await screen.findByText("Your result.")).toBeTruthy();
});
