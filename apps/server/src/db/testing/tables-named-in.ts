import { tableOwners } from "../table-owners";

const builderCall =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|using|\w*[jJ]oin(?:Lateral)?|sql\.table)\(\s*(\[[^\]]*\]|"[^"]*")/g;
const clause =
  /\b(?:from|join|into|update|using|only|table|truncate)\s+((?:"?\w+"?(?:\s+as\s+\w+|\s+\w+)?\s*,\s*)*"?\w+"?)/gi;

/** The tables that a source file names in SQL: in calls of the query builder, and in raw text. */
export function tablesNamedIn(source: string): Set<string> {
  const { code, templates } = takeApart(source);
  const named = [...code.matchAll(builderCall)].flatMap(([, argument]) =>
    [...argument!.matchAll(/"(?:public\.)?(\w+)(?:\s+as\s+\w+)?"/g)].map(([, table]) => table!),
  );
  for (const text of templates) {
    const plain = text.replaceAll(/--.*$/gm, "");
    // What a statement names itself hides a table of that name.
    const own = new Set(
      [...plain.matchAll(/\b(\w+)\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi)].map(
        ([, name]) => name,
      ),
    );
    for (const [, list] of plain.matchAll(clause)) {
      const tables = list!
        .split(",")
        .map((each) => each.trim().split(/\s+/)[0]!.replaceAll('"', ""));
      named.push(...tables.filter((table) => !own.has(table)));
    }
  }
  return new Set(named.filter((table) => table in tableOwners));
}

/** Code without comments and templates, and the text of each template with `?` for what it inserts. */
function takeApart(source: string): { code: string; templates: string[] } {
  const templates: string[] = [];
  let code = "";
  let at = 0;

  function readCode(end: "}" | null): void {
    for (let depth = 0; at < source.length;) {
      const [char, pair] = [source[at]!, source.slice(at, at + 2)];
      if (pair === "//") at = indexAfter("\n");
      else if (pair === "/*") at = indexAfter("*/");
      else if (char === '"' || char === "'") readString(char);
      else if (char === "`") readTemplate();
      else if (char === "}" && end === "}" && depth === 0) return;
      else {
        depth += char === "{" ? 1 : char === "}" ? -1 : 0;
        code += char;
        at += 1;
      }
    }
  }

  function readString(quote: string): void {
    const start = at;
    for (at += 1; source[at] !== quote && at < source.length; at += 1) {
      if (source[at] === "\\") at += 1;
    }
    at += 1;
    code += source.slice(start, at);
  }

  function readTemplate(): void {
    const place = templates.push("") - 1;
    let text = "";
    at += 1;
    while (at < source.length && source[at] !== "`") {
      if (source.startsWith("${", at)) {
        at += 2;
        code += " ";
        readCode("}");
        text += "?";
      } else {
        if (source[at] === "\\") at += 1;
        text += source[at];
      }
      at += 1;
    }
    at += 1;
    templates[place] = text;
    code += "`";
  }

  const indexAfter = (text: string): number => {
    const index = source.indexOf(text, at);
    return index === -1 ? source.length : index + text.length;
  };

  readCode(null);
  return { code, templates };
}
