import type {
  CallByName,
  CallRequest,
  CallResult,
  DeclaredCallName,
  ErrorCode,
} from "@saywell/contract";
import { errorCodeHeader } from "@saywell/contract/constants";
import { helpIn } from "./help-words";
import { createListeners } from "./listeners";

// Worked out once for all calls: the compiler looks a call up instead of computing it at each use.
type Flat<T> = { [K in keyof T]: T[K] };
type Requests = { [N in DeclaredCallName]: Flat<CallRequest<CallByName<N>>> };
type Replies = { [N in DeclaredCallName]: CallResult<CallByName<N>> };

/** What a client sends with a call. */
export type RequestOf<N extends DeclaredCallName> = Requests[N];
/** What a client gets back from a call. */
export type ReplyOf<N extends DeclaredCallName> = Replies[N];

/** A request that may be left out when every part of it is optional. */
type RequestArgs<N extends DeclaredCallName> =
  Record<never, never> extends RequestOf<N> ? [request?: RequestOf<N>] : [request: RequestOf<N>];

/** The parts of a request as the client handles them, whatever the call. */
interface LooseRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

/** `no-connection` is the one code that no server sends: the call never got an answer. */
export type ApiErrorCode = ErrorCode | "no-connection";

/** A call that was refused or failed. `message` is exact; `sentence` is what a person should read. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(
    message: string,
    /** The HTTP status; 0 when there was no answer. */
    readonly status: number,
    readonly code: ApiErrorCode | null,
    readonly sentence: string,
    /** Seconds after which trying again makes sense, where the server says so. */
    readonly retryAfter: number | null = null,
    /** Where help is, for who wrote in the call as if they may be in danger. */
    readonly help: string | null = null,
  ) {
    super(message);
  }
}

const noConnectionSentence = "We cannot reach Saywell. Check your connection and try again.";

/** The address of a call: its path with the parameters filled in, and its query. */
export function urlOf<N extends DeclaredCallName>(name: N, request: RequestOf<N>): string {
  const { params = {}, query = {} } = request as LooseRequest;
  const path = name
    .slice(name.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes one call, once. Any answer that is not OK, and no answer at all, throws an `ApiError`. */
export async function callApi<N extends DeclaredCallName>(
  name: N,
  ...[request]: RequestArgs<N>
): Promise<ReplyOf<N>> {
  const method = name.slice(0, name.indexOf(" "));
  const parts = (request ?? {}) as RequestOf<N>;
  const { body } = parts as LooseRequest;
  return (await fetchJson(urlOf(name, parts), {
    method,
    ...(method === "GET"
      ? {}
      : {
          headers: { "content-type": "application/json" },
          // An empty JSON body is malformed, so a call without one sends an empty object.
          body: JSON.stringify(body ?? {}),
        }),
  })) as ReplyOf<N>;
}

/** Fetches JSON from an address of this host, with cookies. */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  return (await fetchAnswer(url, init)).json();
}

/** Fetches a file that a call answers with. */
export async function fetchFile<N extends DeclaredCallName>(
  name: N,
  request: RequestOf<N>,
): Promise<Blob> {
  return (await fetchAnswer(urlOf(name, request))).blob();
}

/** Fetches from an address of this host, with cookies; an answer that is not OK throws an `ApiError`. */
export async function fetchAnswer(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(url, { ...init, credentials: "include" }).catch(() => {
    throw new ApiError(noConnectionSentence, 0, "no-connection", noConnectionSentence);
  });
  if (answer.ok) return answer;
  const error = await errorOf(answer);
  if (error.code === "not-signed-in") unknownCaller.tell();
  throw error;
}

const unknownCaller = createListeners<void>();
/** Hears each time that a call was refused because the server knows nobody by this session. */
export const onNotSignedIn = unknownCaller.listen;

async function errorOf(answer: Response): Promise<ApiError> {
  const text = await answer.text().catch(() => "");
  const code = answer.headers.get(errorCodeHeader) as ErrorCode | null;
  // A page from something between us and the server is no sentence for a person.
  const isPlain = answer.headers.get("content-type")?.startsWith("text/plain") ?? false;
  const help = isPlain ? helpIn(text) : null;
  const sentence = help === null ? text : text.slice(0, text.indexOf("\n"));
  return new ApiError(
    `${answer.status}: ${text || answer.statusText}`,
    answer.status,
    code,
    isPlain ? sentence.trim() : "",
    Number(answer.headers.get("retry-after")) || null,
    help,
  );
}

/** Where help is, if the call was refused to somebody who wrote as if they may be in danger. */
export const helpOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.help : null;

/** What to tell a person about any failure. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.sentence ? error.sentence : otherwise;
}
