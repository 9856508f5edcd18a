export interface LicensedPackage {
  name: string;
  licence?: string | undefined;
}

export function licenceFaults(packages: readonly LicensedPackage[]): string[];
export function productionPackages(): Promise<LicensedPackage[]>;
