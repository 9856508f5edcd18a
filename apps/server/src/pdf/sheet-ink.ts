/** The colours of the product's light theme: paper is white. */
export const ink = {
  foreground: "#1a2135",
  muted: "#545b69",
  primary: "#2342a3",
  track: "#f2eee6",
  rule: "#cadceb",
} as const;
