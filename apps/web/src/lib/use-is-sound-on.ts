import { useSyncExternalStore } from "react";
import { isSoundOn, subscribePreferences } from "./preferences";

/** Whether the learner wants sound, kept up to date. */
export const useIsSoundOn = (): boolean => useSyncExternalStore(subscribePreferences, isSoundOn);
