/** A teacher's word under a marked quiz. */
export function praise(percent: number, name: string): string {
  if (percent >= 80) return `Very good work, ${name}.`;
  if (percent >= 50) return `Good work, ${name}.`;
  return `Keep going, ${name}.`;
}
