import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, generateText, NoObjectGeneratedError, Output, wrapLanguageModel } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from '../config.ts';
import type { Usage } from '../prices.ts';

export interface Prompt<Answer> {
  /** What the model is to be. */
  role: string;
  /** What it is to do. */
  task: string;
  schema: z.ZodType<Answer>;
}

/** Why a call brought no answer. */
export type Failure = 'TIMED_OUT' | 'MALFORMED' | 'FAILED';

export type Reply<Answer> = { usage: Usage } & ({ answer: Answer } | { failure: Failure });

export type Ask = <Answer>(prompt: Prompt<Answer>, signal: AbortSignal) => Promise<Reply<Answer>>;

// It would write prompts to the standard error.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

const mostTokens = 4000;
/** More than a call can take. */
const mostCounted = 10_000_000;

/** Asks a server that speaks as OpenAI's does. Nothing that it says or is told reaches a log. */
export function createAsk({ baseUrl, apiKey, name }: ModelSettings): Ask {
  const server = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== null && { apiKey }),
    supportsStructuredOutputs: true,
  });
  // Some models put what they were asked for in a fence.
  const model = wrapLanguageModel({ model: server(name), middleware: extractJsonMiddleware() });
  return async ({ role, task, schema }, signal) => {
    try {
      const { output, usage } = await generateText({
        model,
        output: Output.object({ schema }),
        instructions: role,
        prompt: task,
        maxOutputTokens: mostTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      return { answer: output, usage: count(usage) };
    } catch (error) {
      if (signal.aborted) return { failure: 'TIMED_OUT', usage: nothing };
      if (NoObjectGeneratedError.isInstance(error)) return { failure: 'MALFORMED', usage: count(error.usage) };
      return { failure: 'FAILED', usage: nothing };
    }
  };
}

const nothing: Usage = { tokensIn: 0, tokensOut: 0 };

/** What is paid for, of a call without a usable answer too. */
const count = (usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined): Usage => ({
  tokensIn: wholeTokens(usage?.inputTokens),
  tokensOut: wholeTokens(usage?.outputTokens),
});

/** Servers say it in their own way, or not at all: what is no number of tokens counts as none. */
const wholeTokens = (tokens: number | undefined): number =>
  tokens !== undefined && Number.isSafeInteger(tokens) && tokens > 0 && tokens <= mostCounted ? tokens : 0;
