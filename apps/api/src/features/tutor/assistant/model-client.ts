// Calls a model through an endpoint with OpenAI's chat completions API.
import * as z from 'zod/mini';

export interface ModelSettings {
  baseUrl: string;
  /** The API key; empty if the endpoint needs none. */
  apiKey: string;
  model: string;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The reason why a model gave no usable answer. Never contains the request, the answer or the endpoint's address. */
export class ModelFailure extends Error {
  readonly reason: 'network' | 'timeout' | 'status' | 'too large' | 'invalid';
  readonly status: number | null;

  constructor(reason: ModelFailure['reason'], status: number | null = null) {
    super(`The model failed: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** The maximum size of a response in bytes, far more than 20 questions with explanations need. */
const MAX_BYTES = 512 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1)),
});

/**
 * Sends messages to the model and returns its answer; empty if the model refuses.
 * @throws ModelFailure.
 */
export async function requestCompletion(
  { baseUrl, apiKey, model }: ModelSettings,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): Promise<string> {
  try {
    const response = await fetch(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, response_format: { type: 'json_object' } }),
      // Redirects are errors, so that the key goes only to the address that the operator configured.
      redirect: 'error',
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailure('status', response.status);
    }
    return parseContent(await readBoundedText(response));
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    // The original error isn't passed on: its message names the address, which may contain a password.
    throw new ModelFailure(signal.aborted ? 'timeout' : 'network');
  }
}

function parseContent(body: string): string {
  const parsed = completionSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new ModelFailure('invalid');
  // A model that refuses leaves out the content.
  return parsed.data.choices[0]?.message.content ?? '';
}

/**
 * Reads a response up to `MAX_BYTES`, whatever length the endpoint declares.
 * @throws ModelFailure for a longer one.
 */
async function readBoundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new ModelFailure('too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parses JSON; returns undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Extracts the JSON object or array from a model's text, where it's alone, in a code fence, or has words around it.
 * Undefined if there is none.
 */
export function extractJson(text: string): unknown {
  const [from, to] = [text.search(/[{[]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  const cut = from >= 0 && to > from ? text.slice(from, to + 1) : undefined;
  for (const candidate of [text, extractFenced(text), cut]) {
    const value = candidate === undefined ? undefined : parseJson(candidate);
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

const FENCE = '```';

/** Returns the text in the first code fence; undefined without a closed one. */
function extractFenced(text: string): string | undefined {
  const [, inside, after] = text.split(FENCE, 3);
  return after === undefined ? undefined : inside?.replace(/^json/i, '');
}
