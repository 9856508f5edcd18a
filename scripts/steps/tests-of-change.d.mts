export declare function testsOfChange(files: readonly string[]): string[];
