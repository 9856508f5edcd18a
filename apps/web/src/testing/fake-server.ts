import type { DeclaredCallName, ErrorCode } from "@saywell/contract";
import { vi } from "vitest";
import type { ReplyOf, RequestOf } from "../lib/api-client";

/** A call as it arrived. */
interface ArrivedCall<N extends DeclaredCallName> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: RequestOf<N> extends { body: infer B } ? B : unknown;
}
type Handler<N extends DeclaredCallName> = (
  call: ArrivedCall<N>,
) => ReplyOf<N> | Response | Promise<ReplyOf<N> | Response>;

/** A refusal in the form in which the server sends it. */
export const refusal = (status: number, sentence: string, code: ErrorCode = "internal"): Response =>
  new Response(sentence, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "x-error-code": code },
  });

/** A school as it is on the first day, with an admin. */
export const school: ReplyOf<"GET /api/school"> = {
  name: "Saywell",
  contact: "",
  address: "",
  email: "",
  phone: "",
  country: null,
  timeZone: null,
  features: { learnersCreateRooms: false, ads: true, guests: true },
  demo: false,
  charges: true,
  hasAdmin: true,
  hasTeacher: true,
};

/** Stands in for the network: answers calls by their names in the contract, and remembers them. */
export function createFakeServer() {
  const handlers = new Map<DeclaredCallName, Handler<never>>();
  const arrived: { name: DeclaredCallName; call: ArrivedCall<never> }[] = [];
  let isOnline = true;

  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    const url = new URL(address, "http://saywell.test");
    const method = init.method ?? "GET";
    for (const [name, handler] of handlers) {
      const params = paramsOf(name, method, url.pathname);
      if (!params) continue;
      const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(url.searchParams);
      const call = { params, query, body } as ArrivedCall<never>;
      arrived.push({ name, call });
      const reply = await handler(call);
      return reply instanceof Response ? reply : Response.json(reply);
    }
    return refusal(404, `No handler for ${method} ${url.pathname}.`, "unknown-call");
  });

  const server = {
    /** Sets what a call is answered with from now on. */
    on<N extends DeclaredCallName>(name: N, handler: Handler<N>): void {
      handlers.delete(name);
      handlers.set(name, handler as unknown as Handler<never>);
    },
    /** The calls of a name that arrived, in order. */
    calls<N extends DeclaredCallName>(name: N): ArrivedCall<N>[] {
      return arrived
        .filter((each) => each.name === name)
        .map(({ call }) => call as unknown as ArrivedCall<N>);
    },
    /** Cuts and restores the connection. */
    setOnline(next: boolean): void {
      isOnline = next;
    },
  };
  // Every page asks for it, and few tests are about it.
  server.on("GET /api/school", () => school);
  return server;
}
export type FakeServer = ReturnType<typeof createFakeServer>;

function paramsOf(name: DeclaredCallName, method: string, path: string) {
  const [nameMethod, template = ""] = name.split(" ");
  if (nameMethod !== method) return null;
  const pattern = template.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match && { ...match.groups };
}
