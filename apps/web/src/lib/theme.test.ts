// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  chooseTheme,
  currentTheme,
  startTheme,
  themeChoice,
  themeColors,
  toggleTheme,
} from "./theme";
import { themeBootScript } from "./theme-boot-script";

let systemPrefersDark = false;
let onSystemChange: (() => void) | undefined;
let stop: (() => void) | undefined;

function changeSystem(prefersDark: boolean) {
  systemPrefersDark = prefersDark;
  onSystemChange?.();
}
function blockStorage() {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
}
const frameColor = () => document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content;

beforeEach(() => {
  localStorage.clear();
  systemPrefersDark = false;
  onSystemChange = undefined;
  document.documentElement.className = "";
  document.head.innerHTML = '<meta name="theme-color" content="">';
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return systemPrefersDark;
    },
    addEventListener: (_: string, listener: () => void) => (onSystemChange = listener),
    removeEventListener: () => (onSystemChange = undefined),
  }));
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
});

describe.each([
  ["the app", () => (stop = startTheme())],
  // oxlint-disable-next-line no-eval -- it is a script of our own, run as a page runs it
  ["the script in the page's head", () => (0, eval)(themeBootScript)],
])("%s begins with", (_, begin) => {
  test.each([
    { saved: "dark", system: "light", theme: "dark" },
    { saved: "light", system: "dark", theme: "light" },
    { saved: null, system: "dark", theme: "dark" },
    { saved: null, system: "light", theme: "light" },
    { saved: "purple", system: "dark", theme: "dark" },
  ] as const)("$theme when $saved is saved and the system prefers $system", (row) => {
    if (row.saved !== null) localStorage.setItem("theme", row.saved);
    systemPrefersDark = row.system === "dark";
    begin();
    expect(document.documentElement.classList.contains("dark")).toBe(row.theme === "dark");
    expect(frameColor()).toBe(themeColors[row.theme]);
  });

  test("what the system prefers when storage is blocked", () => {
    blockStorage();
    systemPrefersDark = true;
    begin();
    expect(currentTheme()).toBe("dark");
  });
});

test("toggling flips the theme and stores it under the key theme", () => {
  stop = startTheme();
  expect(toggleTheme()).toBe("dark");
  expect(document.documentElement.classList.contains("dark")).toBe(true);
  expect(localStorage.getItem("theme")).toBe("dark");
  expect(toggleTheme()).toBe("light");
  expect(document.documentElement.classList.contains("dark")).toBe(false);
  expect(localStorage.getItem("theme")).toBe("light");
});

test("the system's changes are followed only while nothing is saved", () => {
  stop = startTheme();
  changeSystem(true);
  expect(currentTheme()).toBe("dark");
  toggleTheme();
  changeSystem(true);
  expect(currentTheme()).toBe("light");
});

test("one of three is chosen, and who shows the choice hears of it", () => {
  stop = startTheme();
  const heard = vi.fn();
  const unsubscribe = themeChoice.subscribe(heard);
  expect(themeChoice.getState()).toBe("system");
  chooseTheme("dark");
  expect([themeChoice.getState(), currentTheme()]).toEqual(["dark", "dark"]);
  chooseTheme("system");
  expect([themeChoice.getState(), currentTheme()]).toEqual(["system", "light"]);
  expect(localStorage.getItem("theme")).toBeNull();
  changeSystem(true);
  expect(currentTheme()).toBe("dark");
  expect(heard).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test("a choice made in another tab arrives here", () => {
  stop = startTheme();
  localStorage.setItem("theme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
  expect(currentTheme()).toBe("dark");
});

test("with storage blocked a choice still holds until the page is left", () => {
  blockStorage();
  stop = startTheme();
  toggleTheme();
  expect(currentTheme()).toBe("dark");
  changeSystem(false);
  expect(currentTheme()).toBe("dark");
});
