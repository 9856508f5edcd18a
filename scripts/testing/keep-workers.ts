import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Puts files of one kind one after the other: a worker whose next file is of another kind ends, and a
 * new one loads the server, or a browser's page, all over again. Files that start the whole
 * product mostly wait for it, so they come first, while there is something else to do.
 */
export default class KeepWorkers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(sorted.map((file) => [file, kinds.indexOf(kindOf(file))]));
    return sorted.toSorted((a, b) => places.get(a)! - places.get(b)!);
  }
}

const kinds = ["product", "server", "packages", "web in jsdom", "web", "web-isolated"];

function kindOf({ project, moduleId }: TestSpecification): string {
  const text = readFileSync(moduleId, "utf8");
  if (text.includes("testing/run-product")) return "product";
  return project.name === "web" && text.includes("@vitest-environment jsdom")
    ? "web in jsdom"
    : project.name;
}
