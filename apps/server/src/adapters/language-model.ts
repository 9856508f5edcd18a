import { setImmediate as othersTurn } from "node:timers/promises";
import type { LanguageModelMiddleware } from "ai";
import type { z } from "zod";
import type { Log } from "../observability/log";
import { firstOf } from "./abort-signals";
import { createBreaker } from "./breaker";

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
    /** Says that nobody waits for the answer any more. */
    signal?: AbortSignal;
  }): Promise<z.output<Shape> | null>;
  /**
   * What the model says next in a conversation. `heard` is told of each piece as it comes. Never
   * fails: null where it cannot be reached, is slow, has too much to do or breaks off; what was heard
   * of it until then is void.
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
    const { signal, done } = firstOf([order.signal], timeout);
    const answer = await attempt(signal, { timeout }, () => askInTime(order, signal), order.signal);
    done();
    return answer;
  };

  const converse: LanguageModel["converse"] = async (order, heard) => {
    if (running >= maxRunning) return failed({ error: "busy" });
    if (!breaker.isClosed()) return failed({ error: "resting" });
    const { first, whole } = conversationTimeouts;
    const gaveUp = new AbortController();
    const firstTimer = setTimeout(() => gaveUp.abort(), first);
    const { signal, done } = firstOf([gaveUp.signal, order.signal], whole);
    const speak = () =>
      converseInTime(order, signal, (piece) => {
        clearTimeout(firstTimer);
        heard(piece);
      });
    const answer = await attempt(signal, { timeout: first }, speak, order.signal);
    clearTimeout(firstTimer);
    done();
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
    const enough = new AbortController();
    const either = firstOf([abortSignal, enough.signal]);
    let calls = 0;
    /** A model may ask for a thousand things at once, and each takes time from everybody. */
    const counted = (run: ModelTool["run"]) => async (input: unknown) => {
      calls += 1;
      return calls > mostCalls ? "That was enough. Answer now." : run(input);
    };
    const { fullStream } = ai.streamText({
      model: spoken,
      system: instructions,
      messages: [...messages],
      tools: Object.fromEntries(
        tools.map(({ name, description, input, run }) => [
          name,
          ai.tool({ description, inputSchema: input, execute: counted(run) }),
        ]),
      ),
      stopWhen: ai.stepCountIs(mostSteps),
      maxRetries: 0,
      abortSignal: either.signal,
      // What went wrong comes as a part of the stream too.
      onError: () => {},
    });
    let said = "";
    let reason = "none";
    try {
      for await (const part of fullStream) {
        if (part.type === "error") throw part.error;
        if (part.type === "abort") throw new Error("The time is up.");
        if (part.type === "finish") reason = part.finishReason;
        // Between two calls of tools it may have begun to speak: the last answer counts.
        if (part.type === "start-step") said = "";
        if (part.type !== "text-delta") continue;
        said += part.text;
        heard(part.text);
        if (said.length < longestAnswer) continue;
        // Nobody reads more, and an endpoint without an end would be paid for.
        reason = "length";
        break;
      }
    } finally {
      either.done();
    }
    enough.abort();
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
      fetch: fetchBounded,
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

/** So much an endpoint may send for one answer, thoughts and all, in bytes. */
const longestStream = 8_000_000;

/**
 * A request whose answer is read up to a limit, and in turn with everybody else: an endpoint that floods
 * would keep the event loop, and with it the very timers that end it. Redirects are refused, for what
 * learners write goes nowhere but to the address that was set.
 */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let length = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > longestStream) throw new Error("The answer is too long.");
      controller.enqueue(chunk);
      await othersTurn();
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
};

/** So much of an answer is taken, in UTF-16 units: several times what a learner is shown. */
const longestAnswer = 4000;

/** Calls of tools for one answer; further ones get nothing. */
const mostCalls = 8;

/** Calls of tools and answers in a row, at most. */
const mostSteps = 4;

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
