export interface Refusal<Code extends string> {
  code: Code;
  /** One plain sentence for the person. */
  message: string;
}

/** A refusal is a value; throwing is for bugs. */
export type Result<Value, Code extends string> =
  | ({ ok: true } & Value)
  | { ok: false; refusal: Refusal<Code> };

export function refuse<Code extends string>(
  code: Code,
  message: string,
): { ok: false; refusal: Refusal<Code> } {
  return { ok: false, refusal: { code, message } };
}
