import type { Call } from "@saywell/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Refusal } from "../refusal";
import type { Caller } from "./current-user";

/**
 * Where help is, if any of these texts of a call that was refused sounds as if somebody may be in
 * danger: nobody else reads them.
 */
export type HelpForRefused = (
  texts: readonly string[],
  timeZone: string | undefined,
) => string | null;

declare module "fastify" {
  interface FastifyInstance {
    helpForRefused: HelpForRefused;
  }
}

/** So much of one refused call is read: refusing costs little, whatever is sent. */
export const mostRead = { texts: 50, characters: 10_000 };

/** Whoever is refused and may be in danger is told by these words where help is. */
export function heedRefusals(app: FastifyInstance, helpForRefused: HelpForRefused): void {
  app.decorate("helpForRefused", helpForRefused);
}

/**
 * Adds to a refusal where help is, if somebody wrote in the refused call as if they may be in danger:
 * too long, too often, without an address or a session. A handler that read it itself said so already.
 */
export function heedRefused(
  app: FastifyInstance,
  { heeds }: Pick<Call, "heeds">,
  { caller, request }: { caller: Caller | null; request: Pick<FastifyRequest, "body"> },
  refusal: Refusal,
): Refusal {
  if (heeds === undefined || refusal.help !== undefined) return refusal;
  const sent = (request.body ?? {}) as Record<string, unknown>;
  const zone = caller === null ? sent["timeZone"] : caller.timeZone;
  const help = app.helpForRefused(
    textsIn(heeds.map((field) => sent[field])),
    typeof zone === "string" ? zone : undefined,
  );
  return help === null ? refusal : { ...refusal, help };
}

/** The texts in what was sent, of whatever form, and no more than are read. */
function textsIn(sent: readonly unknown[]): string[] {
  const texts: string[] = [];
  let left = mostRead.characters;
  // Grows while it is walked: however deep they are nested, nothing calls itself.
  const found = [...sent];
  for (const each of found) {
    if (texts.length === mostRead.texts || left === 0) break;
    if (typeof each === "string" && each !== "") {
      const text = each.slice(0, left);
      texts.push(text);
      left -= text.length;
    } else if (typeof each === "object" && each !== null) {
      for (const inside of Object.values(each)) found.push(inside);
    }
  }
  return texts;
}
