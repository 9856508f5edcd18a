import { calls, type DeclaredCallName, methodOf } from "@saywell/contract";
import type { FastifyInstance } from "fastify";
import { refuse } from "../refusal";
import { routePath, serveCall } from "./serve-call";

/** Gives every declared call that no feature serves yet an honest answer. Returns their names. */
export function refuseUnopened(app: FastifyInstance): DeclaredCallName[] {
  const unopened = calls
    .map(({ name }) => name)
    .filter((name) => !app.hasRoute({ method: methodOf(name), url: routePath(name) }));
  for (const name of unopened) {
    serveCall(app, name, () =>
      Promise.resolve(refuse("not-open-yet", "This part of Saywell is not open yet.")),
    );
  }
  return unopened;
}
