import { z } from "zod";

/** The part of JSON Schema that declared inputs use. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

interface Spoilt {
  /** Where the text stands, as `answers.0.stepId`. */
  field: string;
  value: unknown;
}

/**
 * Values as a schema wants them, but for one text each, which is another: one value for each text
 * field, however deep it stands. What the schema does not look into has no text fields.
 */
export function spoilTexts(schema: z.ZodType, text: string): Spoilt[] {
  return spoil(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape, text);
}

function spoil(shape: Shape, text: string): Spoilt[] {
  const branches = shape.anyOf ?? shape.oneOf;
  if (branches !== undefined) return branches.flatMap((each) => spoil(each, text));
  if (shape.type === "string") return [{ field: "", value: text }];
  if (shape.items !== undefined) {
    return under("0", spoil(shape.items, text)).map(({ field, value }) => ({
      field,
      value: [value],
    }));
  }
  const { properties = {}, additionalProperties: values } = shape;
  const spoilt = Object.entries(properties).flatMap(([name, each]) =>
    under(name, spoil(each, text)).map(({ field, value }) => ({
      field,
      value: { ...(sample(shape) as object), [name]: value },
    })),
  );
  if (typeof values !== "object") return spoilt;
  return [
    ...spoilt,
    { field: "(key)", value: { [text]: sample(values) } },
    ...under("(value)", spoil(values, text)).map(({ field, value }) => ({
      field,
      value: { key: value },
    })),
  ];
}

const under = (name: string, spoilt: Spoilt[]): Spoilt[] =>
  spoilt.map(({ field, value }) => ({ field: field === "" ? name : `${name}.${field}`, value }));

const texts: Record<string, string> = {
  email: "ana@example.org",
  uuid: "7d9f6c1e-8a43-4a55-9a3e-0d0d7f0b6a11",
};

/** One value that the schema takes. */
function sample(shape: Shape): unknown {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first !== undefined) return sample(first);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  switch (shape.type) {
    case "string":
      return texts[shape.format ?? ""] ?? "Europe/London";
    case "integer":
    case "number":
      return shape.minimum ?? 0;
    case "boolean":
      return true;
    case "array":
      return [sample(shape.items ?? {})];
    case "object":
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, each]) => [name, sample(each)]),
      );
    default:
      return null;
  }
}
