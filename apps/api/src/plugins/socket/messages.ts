import * as z from 'zod/mini';
import { AppError } from '../../lib/app-error.ts';

const UNREADABLE_MESSAGE = 'The message could not be read.';
/**
 * The maximum number of messages in one frame from a client; after a reconnect it sends all its subscriptions at once.
 */
const MAX_PER_FRAME = 32;
const MAX_PATH_LENGTH = 100;
const MAX_EVENT_ID_LENGTH = 64;

const requestId = z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(64))]);
const jsonrpc = z.optional(z.literal('2.0'));

const message = z.discriminatedUnion('method', [
  z.object({ id: requestId, jsonrpc, method: z.literal('subscription.stop') }),
  z.object({
    id: requestId,
    jsonrpc,
    method: z.enum(['subscription', 'query', 'mutation']),
    params: z.object({
      path: z.string().check(z.maxLength(MAX_PATH_LENGTH)),
      input: z.optional(z.unknown()),
      lastEventId: z.optional(z.string().check(z.maxLength(MAX_EVENT_ID_LENGTH))),
    }),
  }),
]);
export type ClientMessage = z.infer<typeof message>;
/** A message that calls a procedure. */
export type Call = Exclude<ClientMessage, { method: 'subscription.stop' }>;

const hello = z.object({
  method: z.literal('connectionParams'),
  data: z.nullable(z.object({ token: z.optional(z.string().check(z.maxLength(4_096))) })),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID', UNREADABLE_MESSAGE);
  }
}

/** Parses the messages in a frame. @throws AppError INVALID if one is malformed or there are too many */
export function parseMessages(text: string): ClientMessage[] {
  const body = parseJson(text);
  const all = Array.isArray(body) ? body : [body];
  if (all.length > MAX_PER_FRAME) throw new AppError('INVALID', `Send at most ${MAX_PER_FRAME} messages together.`);
  return all.map((item) => {
    const { success, data } = message.safeParse(item);
    if (!success) throw new AppError('INVALID', UNREADABLE_MESSAGE);
    return data;
  });
}

/**
 * Parses a connection's first message and returns its token; null if it has none.
 * @throws AppError INVALID if it's malformed.
 */
export function parseHello(text: string): string | null {
  const { success, data } = hello.safeParse(parseJson(text));
  if (!success) throw new AppError('INVALID', UNREADABLE_MESSAGE);
  return data.data?.token ?? null;
}

/**
 * Returns a call's input as the procedure expects it: a client that resumes sends `lastEventId` apart from the input.
 */
export function inputOf({ input, lastEventId }: { input?: unknown; lastEventId?: string | undefined }): unknown {
  if (lastEventId === undefined) return input;
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input, lastEventId };
  return input ?? { lastEventId };
}
