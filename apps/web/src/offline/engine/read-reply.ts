import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import { type ExchangeAnswer, exchangeAnswer } from '@quorbit/contracts/sync/schema';
import * as z from 'zod/mini';
import type { Reply } from './transport.ts';

export type Outcome =
  | { kind: 'answer'; answer: ExchangeAnswer }
  /** Our server said no. `retryAfter`: seconds. */
  | { kind: 'refused'; code: AppErrorCode; message: string; retryAfter: number | null }
  /** Not our server's words: a captive portal, a proxy, half an answer. */
  | { kind: 'foreign'; status: number; retryAfter: number | null };

const success = z.object({ result: z.object({ data: exchangeAnswer }) });
const refusal = z.object({
  error: z.object({
    message: z.string(),
    data: z.object({ appCode: z.string(), retryAfter: z.optional(z.nullable(z.number())) }),
  }),
});

/** Tells whose words a reply is, and what they say. */
export function readReply(reply: Reply): Outcome {
  const asked = secondsOf(reply.retryAfter);
  const body = parse(reply.text);
  const answered = z.safeParse(success, body);
  if (reply.status === 200 && answered.success) {
    const { data } = answered.data.result;
    return { kind: 'answer', answer: { ...data, rows: data.rows.map((row) => ({ ...row, body: row.body ?? null })) } };
  }
  const refused = z.safeParse(refusal, body);
  if (refused.success) {
    const { message, data } = refused.data.error;
    const { appCode, retryAfter } = data;
    // An error of ours bears the status that its code stands for.
    if (isCode(appCode) && APP_ERRORS[appCode].status === reply.status) {
      return { kind: 'refused', code: appCode, message, retryAfter: retryAfter ?? asked };
    }
  }
  return { kind: 'foreign', status: reply.status, retryAfter: asked };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isCode(code: string): code is AppErrorCode {
  return Object.hasOwn(APP_ERRORS, code);
}

function secondsOf(header: string | null): number | null {
  const seconds = header === null || header.trim() === '' ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
