import { useSyncExternalStore } from "react";
import { readThemeChoice, subscribeTheme, type ThemeChoice } from "./theme";

/** What was chosen on this device, also when the header's button or another tab chose it. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribeTheme, readThemeChoice);
