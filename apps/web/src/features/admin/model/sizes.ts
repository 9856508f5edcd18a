const units = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** `512 bytes`, `1.5 MB`, `12 GB` */
export function saySize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const rounded = unit === 0 || size >= 10 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${rounded} ${units[unit]}`;
}
