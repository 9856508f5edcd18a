import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Finding } from "./finding";

/** A problem in a content file, placed for its author. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  place: string;
  reason: string;
}

export const describeProblem = (problem: Problem) =>
  `${problem.file}:${problem.line}:${problem.column} ${problem.place}: ${problem.reason}`;

/**
 * Parses one YAML file by a schema, then by further rules. Returns the value, or
 * every problem found with its line and column (both from 1).
 */
export function readSource<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  lint: (value: z.output<S>) => Finding[] = () => [],
): { value: z.output<S> } | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });

  const problemAt = (offset: number, place: string, reason: string): Problem => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col, place, reason };
  };
  if (document.errors.length > 0)
    return {
      problems: document.errors.map((error) =>
        problemAt(error.pos[0], "YAML", error.message.split("\n")[0] ?? "cannot be read"),
      ),
    };

  const place = ({ path, reason }: Finding): Problem => {
    // A missing key has no place of its own: its nearest parent stands in.
    for (let depth = path.length; depth >= 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      const range = (node as { range?: [number, number, number] } | undefined)?.range;
      if (range) return problemAt(range[0], path.join(".") || "file", reason);
    }
    return problemAt(0, path.join(".") || "file", reason);
  };

  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map((issue) =>
        place({ path: issue.path as (string | number)[], reason: issue.message }),
      ),
    };
  const findings = lint(parsed.data);
  return findings.length > 0 ? { problems: findings.map(place) } : { value: parsed.data };
}
