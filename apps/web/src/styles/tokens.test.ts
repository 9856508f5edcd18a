// oxlint-disable-next-line no-restricted-imports -- the test runner gives every style sheet as empty
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { themeColors, themes, type Theme } from "../lib/theme";
import { contrast, parseOklch, toHex } from "./oklch";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const blocks: Record<Theme, string> = {
  light: css.slice(css.indexOf(":root"), css.indexOf(".dark")),
  dark: css.slice(css.indexOf(".dark")),
};
function tokensOf(theme: Theme): Map<string, string> {
  const found = blocks[theme].matchAll(/--([a-z-]+):\s*([^;]+);/g);
  return new Map(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

const grounds = ["background", "surface", "muted"];
const text: Array<readonly [ink: string, ground: string]> = [
  ...["foreground", "muted-foreground", "primary", "success", "destructive", "accent-ink"].flatMap(
    (ink) => grounds.map((ground) => [ink, ground] as const),
  ),
  ["primary-foreground", "primary"],
  ["primary-foreground", "primary-hover"],
  ["primary", "primary-wash"],
  ["foreground", "primary-wash"],
  ["muted-foreground", "primary-wash"],
  ["accent-foreground", "accent"],
  ["accent-ink", "accent-wash"],
  ["foreground", "accent-wash"],
  ["success", "success-wash"],
  ["foreground", "success-wash"],
  ["destructive", "destructive-wash"],
  ["foreground", "destructive-wash"],
  ["warning", "warning-wash"],
  ["destructive-foreground", "destructive"],
  ["destructive-foreground", "destructive-hover"],
  ["background", "foreground"],
  ["tile-foreground", "tile"],
  ["tile-foreground", "tile-new"],
  ["word-bonus-ink", "word-bonus"],
  ["letter-bonus-ink", "letter-bonus"],
];
const controls: Array<readonly [mark: string, ground: string]> = [
  ...["control", "ring", "primary"].flatMap((mark) =>
    grounds.map((ground) => [mark, ground] as const),
  ),
  ["primary", "primary-wash"],
  ["success", "success-wash"],
  ["destructive", "destructive-wash"],
  ["tile-edge", "background"],
];

describe.each(themes)("in the %s theme", (theme) => {
  const tokens = tokensOf(theme);
  const colour = (name: string) => parseOklch(tokens.get(name) ?? `--${name} is missing`);

  test.each(text)("text in %s on %s has a contrast of 4.5 to 1", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)("a control in %s on %s has a contrast of 3 to 1", (mark, ground) => {
    expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test("the browser's frame has the colour of the background", () => {
    expect(themeColors[theme]).toBe(toHex(colour("background")));
  });
});

test("both themes set the same tokens", () => {
  expect([...tokensOf("dark").keys()]).toEqual([...tokensOf("light").keys()]);
});
