export function unlessUnchanged(
  part: { name: string; sources: string[]; output: string },
  work: () => Promise<void>,
  directory?: string,
): Promise<void>;
