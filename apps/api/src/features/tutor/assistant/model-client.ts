// Calls a model behind an endpoint that speaks OpenAI's chat completions.
import * as z from 'zod/mini';

export interface ModelSettings {
  baseUrl: string;
  /** Empty where the endpoint needs none. */
  apiKey: string;
  model: string;
}

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Why a model gave nothing that can be used. Has nothing of what was sent or answered, nor the address. */
export class ModelFailure extends Error {
  readonly reason: 'network' | 'timeout' | 'status' | 'too large' | 'invalid';
  readonly status: number | null;

  constructor(reason: ModelFailure['reason'], status: number | null = null) {
    super(`The model failed: ${reason}`);
    this.reason = reason;
    this.status = status;
  }
}

/** Far more than 20 questions with explanations take. */
const MAX_BYTES = 512 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1)),
});

/** @throws ModelFailure */
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
      // The key goes to the address that the operator set, and nowhere else.
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
    // Messages of these name the address, which may have a password in it.
    throw new ModelFailure(signal.aborted ? 'timeout' : 'network');
  }
}

function parseContent(body: string): string {
  const parsed = completionSchema.safeParse(parseJson(body));
  if (!parsed.success) throw new ModelFailure('invalid');
  // A model that refuses leaves it out.
  return parsed.data.choices[0]?.message.content ?? '';
}

/** Reads no further than the bound, whatever the endpoint says of the length. */
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

/** Undefined for what is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON in what a model wrote: alone, in a fence, or with words around it. Undefined without any. */
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

/** The text in the first fence; undefined without a closed one. */
function extractFenced(text: string): string | undefined {
  const [, inside, after] = text.split(FENCE, 3);
  return after === undefined ? undefined : inside?.replace(/^json/i, '');
}
