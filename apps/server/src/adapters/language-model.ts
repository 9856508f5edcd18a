import type { LanguageModelMiddleware } from "ai";
import type { z } from "zod";
import type { Log } from "../observability/log";

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
  /** So many are asked for at once; more get none. */
  maxRunning?: number;
}

export function createLanguageModel({
  baseUrl,
  model,
  apiKey,
  log,
  timeout = 8000,
  maxRunning = 20,
}: Options): LanguageModel {
  let running = 0;
  let takesShapes = true;

  const ask: LanguageModel["ask"] = async (order) => {
    if (running >= maxRunning) return failed({ error: "busy" });
    const signal = AbortSignal.timeout(timeout);
    running += 1;
    try {
      return await askInTime(order, signal);
    } catch (error) {
      return failed(signal.aborted ? { error: "timeout", timeout } : factsWithoutWords(error));
    } finally {
      running -= 1;
    }
  };

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
    // Only here: most installations have no model, and need not load what speaks to one.
    const [ai, { createOpenAICompatible }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai-compatible"),
    ]);
    const endpoint = createOpenAICompatible({
      name: "language-model",
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      ...(apiKey === undefined ? {} : { apiKey }),
    });
    const { output } = await ai.generateText({
      model: ai.wrapLanguageModel({
        model: endpoint(model),
        middleware: [
          ai.extractJsonMiddleware(),
          ai.extractReasoningMiddleware({ tagName: "think" }),
          ...(withShape ? [] : [withoutShape]),
        ],
      }),
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

  return { ask };
}

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
