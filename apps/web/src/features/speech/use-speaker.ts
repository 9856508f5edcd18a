import { useEffect, useState } from "react";
import { createSpeaker, type Speaker } from "./speaker";

/** A voice for one screen, which falls silent when the screen is left. */
export function useSpeaker(): Speaker {
  const [speaker] = useState(() => createSpeaker());
  useEffect(() => () => speaker.stop(), [speaker]);
  return speaker;
}
