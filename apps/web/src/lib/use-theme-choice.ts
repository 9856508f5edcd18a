import { useStore } from "./use-store";
import { themeChoice, type ThemeChoice } from "./theme";

/** What was chosen on this device, also when the header's button or another tab chose it. */
export const useThemeChoice = (): ThemeChoice => useStore(themeChoice);
