export function findAdvisories(): Promise<string[] | null>;
export function readAdvisories(output: string): string[] | null;
