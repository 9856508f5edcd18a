import { randomUUID } from "node:crypto";
import type { Call } from "@saywell/contract";
import { z } from "zod";

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  format?: string;
  minLength?: number;
  minimum?: number;
}

/** Values by the name of their field, where the schema does not say what they look like. */
type Known = Readonly<Record<string, string>>;

export interface SampleRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * A request that the contract of a call takes: every field that must be there, as small as it may
 * be. `known` says what fields of these names hold, at whatever depth.
 *
 * @throws when the contract refuses what was made, so that a call with fields of a new kind is seen
 */
export function sampleRequest(declared: Call, known: Known): SampleRequest {
  const sample: SampleRequest = {};
  for (const part of ["params", "query", "body"] as const) {
    const schema = declared[part];
    if (schema === undefined) continue;
    // The code of a class has letters, unlike any other.
    const names = declared.area === "Classes" ? { code: "ABCD2345", ...known } : known;
    const value = sampleOf(asJsonSchema(schema), names);
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      throw new Error(`No sample fits the ${part} of ${declared.name}: ${parsed.error.message}`);
    }
    sample[part] = value as never;
  }
  return sample;
}

const asJsonSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;

function sampleOf(schema: Schema, known: Known, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return sampleOf(either[0]!, known, name);
  switch (schema.type) {
    case "object":
      return sampleObject(schema, known);
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items!, known));
    case "boolean":
      return false;
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    default:
      return known[name] ?? sampleText(schema, name);
  }
}

/** What must be there, and what is known although it may be left out. */
function sampleObject({ properties = {}, required = [] }: Schema, known: Known) {
  const wanted = Object.entries(properties).filter(
    ([name]) => required.includes(name) || name in known,
  );
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sampleOf(schema, known, name)]));
}

function sampleText({ format, minLength = 0 }: Schema, name: string): string {
  if (format === "date") return "2026-03-02";
  if (format === "date-time") return "2026-03-02T09:00:00Z";
  if (format === "base64") return "c2FtcGxl";
  if (name === "code") return "123456";
  if (name === "card") return "4242424242424242";
  if (/email/i.test(name)) return "sample@example.org";
  if (/id$/i.test(name)) return randomUUID();
  return "sample words that fit ".repeat(10).slice(0, Math.max(minLength, 12)).trimEnd();
}
