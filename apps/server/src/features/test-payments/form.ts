import { invalid } from "./provider-error";

/** What a call was sent, as the brackets of a form nest it: text, objects and lists. */
export type Form = { [name: string]: FormValue };
export type FormValue = string | Form;

/** Reads `items[0][price]=x&expand[]=y`. A list is an object whose names are numbers. */
export function readForm(text: string): Form {
  const form: Form = empty();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/, ""));
    let place = form;
    for (const [depth, part] of path.entries()) {
      const key = part === "" && depth > 0 ? String(Object.keys(place).length) : part;
      if (depth === path.length - 1) place[key] = value;
      else {
        const inner = place[key];
        place = typeof inner === "object" ? inner : (place[key] = empty());
      }
    }
  }
  return form;
}

/** Without a prototype, or a name such as `__proto__` would reach it. */
const empty = (): Form => Object.create(null) as Form;

/** Text that was sent; nothing where it is empty. */
export const textOf = (form: Form, name: string): string | undefined => {
  const value = form[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value !== "string") throw invalid(`Invalid string: ${name}`, { param: name });
  // PostgreSQL stores no NUL.
  if (value.includes("\u0000")) throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
};

export function neededText(form: Form, name: string): string {
  const value = textOf(form, name);
  if (value !== undefined) return value;
  throw invalid(`Missing required param: ${name}.`, { param: name, code: "parameter_missing" });
}

export function wholeOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (/^-?\d{1,12}$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { param: name, code: "parameter_invalid_integer" });
}

export function numberOf(form: Form, name: string): number | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (/^\d{1,12}(\.\d{1,6})?$/.test(value)) return Number(value);
  throw invalid(`Invalid decimal: ${value}`, { param: name });
}

export function truthOf(form: Form, name: string): boolean | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw invalid(`Invalid boolean: ${value}`, { param: name });
}

export function formOf(form: Form, name: string): Form | undefined {
  const value = form[name];
  if (value === undefined || value === "") return undefined;
  if (typeof value === "string") throw invalid(`Invalid object`, { param: name });
  return value;
}

export const formsOf = (form: Form, name: string): Form[] =>
  Object.values(formOf(form, name) ?? {}).map((value) => {
    if (typeof value === "string") throw invalid(`Invalid object`, { param: name });
    return value;
  });

/** A list of texts; one text counts as a list of one. */
export function textsOf(form: Form, name: string): string[] {
  const value = form[name];
  if (value === undefined) return [];
  if (typeof value === "string") return [value];
  return Object.values(value).map((each) => {
    if (typeof each === "string") return each;
    throw invalid(`Invalid string`, { param: name });
  });
}

/** What becomes of metadata: a field is set, or taken away by an empty text. */
export function withMetadata(
  before: Record<string, string>,
  form: Form,
  name = "metadata",
): Record<string, string> {
  if (form[name] === "") return {};
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(formOf(form, name) ?? {})) {
    if (typeof value !== "string") throw invalid("Metadata values must be text.", { param: name });
    if (value === "") after.delete(key);
    else after.set(key, value);
  }
  return Object.fromEntries(after);
}
