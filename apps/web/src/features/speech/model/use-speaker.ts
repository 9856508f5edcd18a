import { useEffect, useState } from "react";
import { isSoundOn, preferences } from "../../../lib/preferences";
import { createSpeaker, type SoundSwitch, type Speaker } from "./speaker";

const sound: SoundSwitch = { isOn: isSoundOn, subscribe: preferences.subscribe };

/** A voice for one screen, which falls silent when the screen is left or sound is switched off. */
export function useSpeaker(): Speaker {
  const [speaker] = useState(() => createSpeaker(undefined, sound));
  useEffect(() => {
    const stopFollowing = speaker.followSound();
    return () => {
      stopFollowing();
      speaker.stop();
    };
  }, [speaker]);
  return speaker;
}
