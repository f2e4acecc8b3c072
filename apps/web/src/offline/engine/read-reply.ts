import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import { type ExchangeReply, exchangeReply } from '@quorbit/contracts/sync/schema';
import * as z from 'zod/mini';
import type { Reply } from './transport.ts';

/** Our server refused. */
export interface RefusedReply {
  kind: 'refused';
  status: number;
  /** One of `APP_ERRORS`, or one that only newer servers know: then the status tells what to do. */
  code: string;
  message: string;
  /** Seconds; null where none were asked for. */
  retryAfter: number | null;
}

export type ReplyOutcome =
  | { kind: 'reply'; reply: ExchangeReply }
  | RefusedReply
  /** Not from our server: a captive portal, a proxy, a truncated reply. */
  | { kind: 'foreign'; status: number; retryAfter: number | null };

const successSchema = z.object({ result: z.object({ data: exchangeReply }) });
const refusalSchema = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ appCode: z.string(), retryAfter: z.optional(z.nullable(z.number())) }),
  }),
});

/** Determines who sent a reply and what it means. */
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

/** Whether this build knows the code. */
export function isAppErrorCode(code: string): code is AppErrorCode {
  return Object.hasOwn(APP_ERRORS, code);
}

function parseSeconds(header: string | null): number | null {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
