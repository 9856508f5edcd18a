import { useEffect, useRef, useState } from "react";

export interface Recorded {
  blob: Blob;
  /** Whole seconds, at least 1. */
  seconds: number;
  /** For hearing it here. */
  url: string;
}

type RecorderState =
  | { is: "idle" }
  | { is: "recording"; seconds: number }
  | { is: "recorded"; recorded: Recorded }
  | { is: "refused"; sentence: string };

/** Records the microphone of this device, for so many seconds at most. */
export function useRecorder(maxSeconds: number) {
  const [state, setState] = useState<RecorderState>({ is: "idle" });
  const recorder = useRef<MediaRecorder | null>(null);

  useEffect(
    () => () => {
      recorder.current?.stream.getTracks().forEach((track) => track.stop());
      recorder.current = null;
    },
    [],
  );
  const url = state.is === "recorded" ? state.recorded.url : null;
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  useEffect(() => {
    if (state.is !== "recording") return undefined;
    if (state.seconds >= maxSeconds) {
      recorder.current?.stop();
      return undefined;
    }
    const timer = setTimeout(() => setState({ is: "recording", seconds: state.seconds + 1 }), 1000);
    return () => clearTimeout(timer);
  }, [state, maxSeconds]);

  async function start() {
    if (!("MediaRecorder" in globalThis) || navigator.mediaDevices === undefined) {
      setState({ is: "refused", sentence: noRecorder });
      return;
    }
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const type = types.find((each) => MediaRecorder.isTypeSupported(each));
      const made = new MediaRecorder(stream, {
        audioBitsPerSecond: 32_000,
        ...(type !== undefined && { mimeType: type }),
      });
      const pieces: Blob[] = [];
      const begunAt = performance.now();
      made.addEventListener("dataavailable", ({ data }) => pieces.push(data));
      made.addEventListener("stop", () => {
        stream.getTracks().forEach((track) => track.stop());
        if (recorder.current !== made) return;
        const blob = new Blob(pieces, { type: made.mimeType });
        const passed = Math.round((performance.now() - begunAt) / 1000);
        const seconds = Math.min(maxSeconds, Math.max(1, passed));
        const recorded = { blob, seconds, url: URL.createObjectURL(blob) };
        setState({ is: "recorded", recorded });
      });
      recorder.current = made;
      made.start();
      setState({ is: "recording", seconds: 0 });
    } catch {
      setState({ is: "refused", sentence: notAllowed });
    }
  }

  return { state, start, stop: () => recorder.current?.stop() };
}

const types = ["audio/webm;codecs=opus", "audio/ogg;codecs=opus", "audio/mp4"];
const noRecorder = "This browser cannot record. Please try another one.";
const notAllowed =
  "We could not hear you. Allow the microphone for this page in your browser, then try again.";
