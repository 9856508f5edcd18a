export interface System {
  os: string;
  cpu: string;
  libc: string;
}

interface Package {
  version?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

interface Packages {
  packages: Record<string, Package>;
}

export function isAllInstalled(lock: Packages, record: Packages, system: System): boolean;
export function thisSystem(): System;
