import type { BuildOptions } from "esbuild";

export function serverBundle(outdir: string): BuildOptions;
export function copyMigrations(outdir: string): Promise<void>;
export function bundleServer(outdir?: string): Promise<void>;
