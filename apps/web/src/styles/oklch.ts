/** Colour arithmetic for the tests of the tokens. */

/** Linear-light sRGB, each channel clipped to 0..1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** Reads `oklch(L C H)` with plain numbers. Source of the matrices: Björn Ottosson, "Oklab", 2020. */
export function parseOklch(text: string): LinearRgb {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (match === null) throw new Error(`Not an opaque oklch colour: ${text}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(Math.max(channel, 0), 1);
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** As the browser's frame wants it: `#rrggbb`. */
export function toHex(colour: LinearRgb): string {
  const encode = (channel: number) =>
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  const pair = (channel: number) =>
    Math.round(encode(channel) * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${colour.map(pair).join("")}`;
}

/** Contrast ratio, 1 to 21. Source: WCAG 2.2, "relative luminance" and "contrast ratio". */
export function contrast(one: LinearRgb, other: LinearRgb): number {
  const luminance = ([red, green, blue]: LinearRgb) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}
