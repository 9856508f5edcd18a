// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeSound } from "./pen-sounds";
import { preferences } from "./preferences";
import { createSoundPlayer } from "./sounds";

/** What was sent to the loudspeaker, by the length of its samples. */
let heard: number[];
let ends: (() => void)[];
const device = { made: 0, resume: vi.fn(), suspend: vi.fn() };

class FakeDevice {
  sampleRate = 8000;
  destination = {};
  resume = device.resume;
  suspend = device.suspend;
  constructor() {
    device.made += 1;
  }
  createBuffer = (_: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource() {
    const source = {
      buffer: null as { length: number } | null,
      connect: () => undefined,
      addEventListener: (_: string, onEnd: () => void) => void ends.push(onEnd),
      start: () => void heard.push(source.buffer!.length),
    };
    return source;
  }
}

const loadPen = vi.fn(async () => ({ writeSound }));
const lengthOf = (...args: Parameters<typeof writeSound>) => writeSound(...args).length;
const settled = () => new Promise((resolve) => setTimeout(resolve));
const act = (hasBeenActive: boolean) =>
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });

beforeEach(() => {
  heard = [];
  ends = [];
  device.made = 0;
  device.resume.mockReset().mockResolvedValue(undefined);
  device.suspend.mockReset().mockResolvedValue(undefined);
  loadPen.mockClear();
  vi.stubGlobal("AudioContext", FakeDevice);
  act(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("plays the sound that was asked for, and makes nothing before the first", async () => {
  const play = createSoundPlayer(loadPen);
  expect([device.made, loadPen.mock.calls.length]).toEqual([0, 0]);
  play("tick");
  await settled();
  play("stamp");
  await settled();
  expect(heard).toEqual([lengthOf("tick", 8000), lengthOf("stamp", 8000)]);
  expect(device.made).toBe(1);
});

it.each([
  ["pen sounds are off", () => preferences.replaceState({ pen: "off" })],
  ["all sound is off", () => preferences.replaceState({ sound: "off" })],
  ["nobody has touched the page yet", () => act(false)],
  ["Iris speaks", () => vi.stubGlobal("speechSynthesis", { speaking: true })],
  ["the browser plays no sounds", () => vi.stubGlobal("AudioContext", undefined)],
])("is silent and asks for nothing while %s", async (_, set) => {
  set();
  createSoundPlayer(loadPen)("tick");
  await settled();
  expect(heard).toEqual([]);
  expect([device.made, loadPen.mock.calls.length]).toEqual([0, 0]);
});

it("is dropped when Iris begins to speak while it is loaded", async () => {
  createSoundPlayer(async () => {
    vi.stubGlobal("speechSynthesis", { speaking: true });
    return { writeSound };
  })("page");
  await settled();
  expect(heard).toEqual([]);
});

it("is dropped when it would come late", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  createSoundPlayer(async () => {
    now.mockReturnValue(1500);
    return { writeSound };
  })("page");
  await settled();
  expect(heard).toEqual([]);
});

it("asked for twice at once is played once, and again later", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const play = createSoundPlayer(loadPen);
  play("scratch");
  play("scratch");
  await settled();
  expect(heard).toHaveLength(1);
  now.mockReturnValue(1100);
  play("scratch");
  await settled();
  expect(heard).toHaveLength(2);
});

it("lets the device rest when the last sound has ended", async () => {
  const play = createSoundPlayer(loadPen);
  play("scratch");
  play("tick");
  await settled();
  ends[0]!();
  expect(device.suspend).not.toHaveBeenCalled();
  ends[1]!();
  expect(device.suspend).toHaveBeenCalledTimes(1);
});

it.each([
  ["its script cannot be loaded", () => Promise.reject(new Error("no connection"))],
  ["the device refuses", () => (device.resume.mockRejectedValue(new Error("busy")), loadPen())],
])("says nothing when %s", async (_, load) => {
  createSoundPlayer(load)("tick");
  await settled();
  expect(heard).toEqual([]);
});
