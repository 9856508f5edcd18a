import { createStore } from "./store";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
/** `system` follows the system: nothing is saved. */
export type ThemeChoice = Theme | "system";

export const themeStorageKey = "theme";

/** The page's ground in each theme, for the browser's own frame. Equal to `--background`. */
export const themeColors: Record<Theme, string> = { light: "#fdfaf4", dark: "#182a24" };

const systemPrefersDark = () => window.matchMedia("(prefers-color-scheme: dark)");
const systemTheme = (): Theme => (systemPrefersDark().matches ? "dark" : "light");

/** The choice where storage is blocked: it lasts until the page is left. */
let unsavedChoice: Theme | null = null;

/** The saved choice, or null when there is none. */
function readSavedTheme(): Theme | null {
  try {
    const saved = localStorage.getItem(themeStorageKey);
    return saved === "light" || saved === "dark" ? saved : null;
  } catch {
    return unsavedChoice;
  }
}

function saveTheme(theme: Theme | null): void {
  try {
    if (theme === null) localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    unsavedChoice = theme;
  }
}

const readChoice = (): ThemeChoice => readSavedTheme() ?? "system";

/** What was chosen on this device, also in another tab. */
export const themeChoice = createStore<ThemeChoice>(readChoice());

/** The theme on the page now. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.toggle("dark", theme === "dark");
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeColors[theme]);
  themeChoice.replaceState(readChoice());
}

/** Chooses a theme, or the system's, and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  saveTheme(choice === "system" ? null : choice);
  applyTheme(choice === "system" ? systemTheme() : choice);
}

/** Flips the theme, and remembers the choice. */
export function toggleTheme(): Theme {
  const theme: Theme = currentTheme() === "dark" ? "light" : "dark";
  saveTheme(theme);
  applyTheme(theme);
  return theme;
}

/**
 * Applies the saved choice, else what the system prefers, and keeps to it while the page is open:
 * the system's changes count as long as nothing is saved, and a choice made in another tab arrives
 * here too. Returns the way to stop.
 */
export function startTheme(): () => void {
  const system = systemPrefersDark();
  const settle = () => applyTheme(readSavedTheme() ?? systemTheme());
  const onSystemChange = () => {
    if (readSavedTheme() === null) settle();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) settle();
  };
  settle();
  system.addEventListener("change", onSystemChange);
  window.addEventListener("storage", onStorage);
  return () => {
    system.removeEventListener("change", onSystemChange);
    window.removeEventListener("storage", onStorage);
  };
}
