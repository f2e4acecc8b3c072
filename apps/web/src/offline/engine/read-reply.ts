import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import { type ExchangeReply, exchangeReply } from '@quorbit/contracts/sync/schema';
import * as z from 'zod/mini';
import type { Reply } from './transport.ts';

/** A refusal by our server. */
export interface RefusedReply {
  kind: 'refused';
  status: number;
  /** A code of `APP_ERRORS`, or a code that only newer servers know; the status then decides what to do. */
  code: string;
  message: string;
  /** Seconds to wait before the next attempt; null if the server didn't ask for that. */
  retryAfter: number | null;
}

export type ReplyOutcome =
  | { kind: 'reply'; reply: ExchangeReply }
  | RefusedReply
  /** The reply isn't from our server: a captive portal, a proxy, a truncated reply. */
  | { kind: 'foreign'; status: number; retryAfter: number | null };

const successSchema = z.object({ result: z.object({ data: exchangeReply }) });
const refusalSchema = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ appCode: z.string(), retryAfter: z.optional(z.nullable(z.number())) }),
  }),
});

/** Determines whether a reply is from our server, and what it means. */
export function readReply(reply: Reply): ReplyOutcome {
  const headerRetryAfter = parseSeconds(reply.retryAfter);
  const body = parseJson(reply.text);
  const succeeded = z.safeParse(successSchema, body);
  if (reply.status === 200 && succeeded.success) {
    const { data } = succeeded.data.result;
    return { kind: 'reply', reply: { ...data, rows: data.rows.map((row) => ({ ...row, body: row.body ?? null })) } };
  }
  const refused = z.safeParse(refusalSchema, body);
  if (refused.success) {
    const { message, data } = refused.data.error;
    const { appCode, retryAfter } = data;
    // Our own errors always have the status of their code.
    const isOurs = isAppErrorCode(appCode) ? APP_ERRORS[appCode].status === reply.status : reply.status >= 400;
    if (isOurs) {
      return {
        kind: 'refused',
        status: reply.status,
        code: appCode,
        message,
        retryAfter: retryAfter ?? headerRetryAfter,
      };
    }
  }
  return { kind: 'foreign', status: reply.status, retryAfter: headerRetryAfter };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns whether this build knows the error code. */
export function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(APP_ERRORS, code);
}

function parseSeconds(header: string | null): number | null {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
