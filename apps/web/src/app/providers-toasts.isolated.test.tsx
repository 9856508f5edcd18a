// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeToast, toast } from "../ui/use-toast";
import { createFakeServer, type FakeServer } from "../testing/fake-server";
import { Providers } from "./providers";

const network = vi.hoisted(() => ({ isThere: true, reads: 0 }));
vi.mock("../ui/toaster", async (importOriginal) => {
  const { Toaster } = await importOriginal<{ Toaster: ComponentType }>();
  return {
    get Toaster() {
      network.reads += 1;
      if (!network.isThere) throw new TypeError("Failed to fetch dynamically imported module");
      return Toaster;
    },
  };
});

let server: FakeServer;
beforeEach(() => {
  server = createFakeServer();
  network.isThere = true;
  network.reads = 0;
});
afterEach(() => {
  cleanup();
  removeToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = () => render(<Providers>My lesson</Providers>);
const say = (title: string) => act(() => void toast({ title }));

it("a message that cannot be shown without a connection leaves the page as it is, and is shown when the connection is back", async () => {
  network.isThere = false;
  open();
  say("Could not be saved");
  await expect.poll(() => network.reads).toBe(1);
  expect(screen.getByText("My lesson")).toBeTruthy();
  expect(screen.queryByText("Could not be saved")).toBeNull();
  network.isThere = true;
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Could not be saved")).toBeTruthy();
});

it("where the browser says offline, nothing is asked for until our own host answers", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  server.setOnline(false);
  open();
  say("Saved");
  await act(async () => {});
  expect(network.reads).toBe(0);
  server.setOnline(true);
  await expect
    .poll(() => {
      fireEvent.pointerDown(document.body);
      return screen.queryByText("Saved");
    })
    .toBeTruthy();
});

it.each([
  ["pointer", () => fireEvent.pointerDown(document.body)],
  ["keyboard", () => fireEvent.keyDown(document.body)],
])(
  "what shows messages comes with the first use of the %s, before there is one",
  async (_, use) => {
    open();
    use();
    await expect.poll(() => network.reads).toBe(1);
    network.isThere = false;
    say("No connection");
    expect(await screen.findByText("No connection")).toBeTruthy();
  },
);

it("nothing is loaded for a visit that only looks", async () => {
  open();
  await act(async () => {});
  expect(network.reads).toBe(0);
});
