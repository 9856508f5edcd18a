import { setImmediate as othersTurn } from "node:timers/promises";
import type { LanguageModelMiddleware } from "ai";
import type { z } from "zod";
import type { Log } from "../observability/log";
import { createBreaker } from "./breaker";
import { createBoundedFetch } from "./bounded-fetch";

/** A language model behind an endpoint that speaks OpenAI's protocol. */
export interface LanguageModel {
  /**
   * What the model makes of the data, in the shape asked for. Never fails: null where it cannot be
   * reached, is slow, has too much to do, or says something else.
   */
  ask<Shape extends z.ZodType>(order: {
    /** What to do, and what to answer with: not every endpoint is told the shape. */
    instructions: string;
    /** What to do it with. Sent as JSON, so that no text in it can pass for an instruction. */
    data: object;
    shape: Shape;
  }): Promise<z.output<Shape> | null>;
  /**
   * What the model says next in a conversation. `heard` is told of each piece as it comes. Never
   * fails: null where it cannot be reached, is slow, has too much to do or breaks off; what was heard
   * of it until then is void. Of one that does not end, the beginning is what it said.
   */
  converse(order: Conversation, heard: (piece: string) => void): Promise<string | null>;
}

export interface Conversation {
  instructions: string;
  /** Oldest first; the last is what to answer to. */
  messages: readonly { role: "user" | "assistant"; content: string }[];
  tools: readonly ModelTool[];
  /** Says that nobody waits for the answer any more. */
  signal?: AbortSignal;
}

/** What a model may call while it answers. */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  run: (input: unknown) => Promise<string>;
}

export interface LanguageModelSettings {
  /** What `/chat/completions` comes after. */
  baseUrl: string;
  model: string;
  apiKey?: string;
}

interface Options extends LanguageModelSettings {
  log: Log;
  /** How long somebody waits for an answer, in milliseconds. */
  timeout?: number;
  /** How long the first word of a conversation may take, and how long all of it. */
  conversationTimeouts?: { first: number; whole: number };
  /** So many are asked for at once; more get none. */
  maxRunning?: number;
}

export function createLanguageModel({
  baseUrl,
  model,
  apiKey,
  log,
  timeout = 8000,
  conversationTimeouts = { first: 10_000, whole: 45_000 },
  maxRunning = 20,
}: Options): LanguageModel {
  let running = 0;
  let takesShapes = true;
  /** Of conversations: somebody waits for them. */
  const breaker = createBreaker({ failures: 3, rest: 30_000, now: () => performance.now() });

  /** One try, within its time, counted among those that run. */
  async function attempt<Answer>(
    signal: AbortSignal,
    facts: Record<string, unknown>,
    work: () => Promise<Answer>,
    leaves?: AbortSignal,
  ): Promise<Answer | null> {
    running += 1;
    try {
      return await work();
    } catch (error) {
      // Whoever leaves says nothing of the model.
      if (leaves?.aborted === true) return null;
      return failed(signal.aborted ? { error: "timeout", ...facts } : factsWithoutWords(error));
    } finally {
      running -= 1;
    }
  }

  const ask: LanguageModel["ask"] = async (order) => {
    if (running >= maxRunning) return failed({ error: "busy" });
    const signal = AbortSignal.timeout(timeout);
    return attempt(signal, { timeout }, () => askInTime(order, signal));
  };

  const converse: LanguageModel["converse"] = async (order, heard) => {
    if (running >= maxRunning) return failed({ error: "busy" });
    if (!breaker.isClosed()) return failed({ error: "resting" });
    const { first, whole } = conversationTimeouts;
    const gaveUp = new AbortController();
    const firstTimer = setTimeout(() => gaveUp.abort(), first);
    const signal = AbortSignal.any([
      gaveUp.signal,
      AbortSignal.timeout(whole),
      ...(order.signal === undefined ? [] : [order.signal]),
    ]);
    const speak = () =>
      converseInTime(order, signal, (piece) => {
        clearTimeout(firstTimer);
        heard(piece);
      });
    const answer = await attempt(signal, { timeout: first }, speak, order.signal);
    clearTimeout(firstTimer);
    // Of what has not come to its end nobody reads the rest.
    gaveUp.abort();
    if (answer !== null) breaker.succeeded();
    else if (order.signal?.aborted === true) breaker.leftOpen();
    else breaker.failed();
    return answer;
  };

  async function converseInTime(
    { instructions, messages, tools }: Conversation,
    abortSignal: AbortSignal,
    heard: (piece: string) => void,
  ): Promise<string> {
    const { ai, model: spoken } = await speaking([]);
    let calls = 0;
    const { fullStream } = ai.streamText({
      model: spoken,
      system: instructions,
      messages: [...messages],
      tools: Object.fromEntries(
        tools.map(({ name, description, input, run }) => [
          name,
          ai.tool({
            description,
            inputSchema: input,
            execute: (given) => {
              calls += 1;
              return calls > mostCalls ? Promise.resolve(noMoreCalls) : run(given);
            },
          }),
        ]),
      ),
      stopWhen: ai.stepCountIs(mostSteps),
      maxRetries: 0,
      abortSignal,
      // What went wrong comes as a part of the stream too.
      onError: () => {},
    });
    let said = "";
    let reason = "none";
    for await (const part of fullStream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("The time is up.");
      if (part.type === "finish") reason = part.finishReason;
      // Between two calls of tools it may have begun to speak: the last answer counts.
      if (part.type === "start-step") said = "";
      if (part.type !== "text-delta") continue;
      const piece = part.text.slice(0, longestSaid - said.length);
      said += piece;
      heard(piece);
      // What an endpoint sends in one go is looked at piece by piece, for which nobody else should wait.
      await othersTurn();
      if (said.length < longestSaid) continue;
      reason = "length";
      break;
    }
    if (reason !== "stop" && reason !== "length") throw new Error("The answer broke off.");
    if (said.trim() === "") throw new Error("There was no answer.");
    return said.trim();
  }

  /** What speaks to the endpoint. Only here: most installations have no model, and need not load it. */
  async function speaking(further: LanguageModelMiddleware[]) {
    const [ai, { createOpenAICompatible }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai-compatible"),
    ]);
    const endpoint = createOpenAICompatible({
      name: "language-model",
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      fetch: boundedFetch,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    const thinking = ai.extractReasoningMiddleware({ tagName: "think" });
    const spoken = ai.wrapLanguageModel({
      model: endpoint(model),
      middleware: [...further, thinking],
    });
    return { ai, model: spoken };
  }

  async function askInTime<Shape extends z.ZodType>(
    order: Parameters<typeof ask<Shape>>[0],
    signal: AbortSignal,
  ): Promise<z.output<Shape>> {
    try {
      return await askOnce(order, signal, takesShapes);
    } catch (error) {
      const { statusCode } = error as { statusCode?: unknown };
      if (!takesShapes || (statusCode !== 400 && statusCode !== 422)) throw error;
      const answer = await askOnce(order, signal, false);
      takesShapes = false;
      return answer;
    }
  }

  async function askOnce<Shape extends z.ZodType>(
    { instructions, data, shape }: Parameters<typeof ask<Shape>>[0],
    abortSignal: AbortSignal,
    withShape: boolean,
  ): Promise<z.output<Shape>> {
    const { extractJsonMiddleware } = await import("ai");
    const { ai, model: spoken } = await speaking([
      extractJsonMiddleware(),
      ...(withShape ? [] : [withoutShape]),
    ]);
    const { output } = await ai.generateText({
      model: spoken,
      output: ai.Output.object({ schema: shape }),
      system: instructions,
      prompt: JSON.stringify(data),
      maxRetries: 0,
      abortSignal,
    });
    return output as z.output<Shape>;
  }

  function failed(facts: Record<string, unknown>): null {
    log({ level: "warn", event: "language-model-failed", ...facts });
    return null;
  }

  return { ask, converse };
}

/** Calls of tools and answers in a row, at most. */
const mostSteps = 4;
/** Calls of tools that are answered in one conversation, however many a step asks for. */
const mostCalls = 8;
const noMoreCalls = "You have looked up enough. Answer now.";
/** So much of a reply is taken, in UTF-16 units. Nobody is shown one that is half as long. */
const longestSaid = 2000;
/** A reply and what was thought before it, with all that a protocol says of each of its words. */
const boundedFetch = createBoundedFetch(4 * 1024 * 1024);

/** For endpoints that refuse a request with a shape in it. */
const withoutShape: LanguageModelMiddleware = {
  specificationVersion: "v3",
  transformParams: ({ params: { responseFormat: _none, ...params } }) => Promise.resolve(params),
};

/** Messages of these errors hold what was sent and answered, which is nobody's to read in a log. */
function factsWithoutWords(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { statusCode, cause } = error as { statusCode?: number; cause?: { code?: unknown } };
  return {
    error: error.name,
    ...(statusCode === undefined ? {} : { status: statusCode }),
    ...(typeof cause?.code === "string" ? { code: cause.code } : {}),
  };
}
