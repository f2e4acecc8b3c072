import { APP_ERRORS, type AppErrorCode, type Issue } from '@quorbit/contracts/errors/codes';
import { CONNECTION_ISSUE, INTERNAL_ERROR, LOGIN_FIRST, TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import { TRPCClientError } from '@trpc/client';
import { notify } from '#lib/notifications.ts';
import { resettable } from '#lib/resettable.ts';
import { ForeignReplyError } from '#lib/server/fetch-with-timeout.ts';
import { clearSession, getSession } from '#lib/session.ts';

export const TOO_MANY_TOAST_MS = 3000;
export const NETWORK_TOAST_MS = 5000;
export const LOGIN_REDIRECT_MS = 2000;

/** Describes a failed call, for screens and toasts. */
export interface Failure {
  /**
   * The kind of failure. `network`: no usable reply. `too-many`: a rate limit. `signed-out`: no valid session.
   * `refused`: the server refused and said why. `defect`: our own code threw.
   */
  kind: 'network' | 'too-many' | 'signed-out' | 'refused' | 'defect';
  /** A message that can be shown to users. */
  message: string;
  /**
   * The server's error code. Null if there is none, and for a code that only newer servers have; `status` then decides
   * what to do.
   */
  code: AppErrorCode | null;
  /** The HTTP status; null without a reply. */
  status: number | null;
  /** The issues of wrong fields, for forms. */
  issues: readonly Issue[];
  /** Seconds to wait before trying again; null if the server didn't say so. */
  retryAfter: number | null;
}

/** Converts any thrown value to a failure. Never throws. */
export function describeFailure(error: unknown): Failure {
  const call = error instanceof TRPCClientError ? error : null;
  const data = toRecord(call?.data);
  const foreign = call?.cause instanceof ForeignReplyError ? call.cause : null;
  const code = isAppErrorCode(data.appCode) ? data.appCode : null;
  const status = typeof data.httpStatus === 'number' ? data.httpStatus : (foreign?.status ?? null);
  const retryAfter = parseSeconds(data.retryAfter) ?? parseSeconds(foreign?.retryAfter);
  const issues = Array.isArray(data.issues) ? data.issues.filter(isIssue) : [];
  const failure = (kind: Failure['kind'], message: string) => ({ kind, message, code, status, issues, retryAfter });
  if (!call) return failure('defect', INTERNAL_ERROR);
  // A proxy or rate limiter in front of the server doesn't use our error format, so the status decides. The message of
  // our own rate limits says what was too much.
  if (status === 429) return failure('too-many', code === 'TOO_MANY' ? call.message : TOO_MANY_REQUESTS);
  if (status === 401 && code !== 'WRONG_CREDENTIALS') return failure('signed-out', LOGIN_FIRST);
  if (code === null && !data.appCode) return failure('network', CONNECTION_ISSUE);
  return failure('refused', call.message);
}

/** Returns whether the same call may soon succeed without any change. */
export function isRetryable(error: unknown): boolean {
  const { kind, status } = describeFailure(error);
  return kind === 'network' || (kind === 'refused' && Number(status) >= 500);
}

interface ShowFailureOptions {
  /** The message to show instead of the server's, unless the call failed because the user lacks a role (403). */
  fallback?: string | undefined;
  /** Whether only failures that concern every screen are shown, because the caller shows all others itself. */
  sharedOnly?: boolean | undefined;
}

const shownErrors = new WeakSet<object>();

/**
 * Shows a failed call to the user, once per error object. An ended session is cleared on this device two seconds later,
 * and the protected layout then redirects to the login page.
 */
export function showFailure(error: unknown, { fallback, sharedOnly = false }: ShowFailureOptions = {}): void {
  if (typeof error === 'object' && error !== null) {
    if (shownErrors.has(error)) return;
    shownErrors.add(error);
  }
  const { kind, message, status } = describeFailure(error);
  if (kind === 'too-many') notify(TOO_MANY_REQUESTS, { type: 'error', durationMs: TOO_MANY_TOAST_MS });
  else if (kind === 'network') notify(message, { type: 'warning', durationMs: NETWORK_TOAST_MS });
  else if (kind === 'signed-out') endSession(message);
  else {
    // A defect also goes to the console and to listeners for uncaught errors, whether it is shown or not.
    if (kind === 'defect') globalThis.reportError(error);
    if (!sharedOnly) notify(status === 403 ? message : (fallback ?? message), { type: 'error' });
  }
}

/** The token of the session that is about to end. */
let endingToken: string | undefined;
let endTimer: ReturnType<typeof setTimeout> | undefined;
resettable(() => {
  clearTimeout(endTimer);
  endingToken = undefined;
});

/** Shows a message that the session is over, and clears the session on this device two seconds later. */
export function endSession(message: string): void {
  notify(message, { type: 'error' });
  const token = getSession()?.token;
  if (token === undefined || endingToken === token) return;
  endingToken = token;
  endTimer = setTimeout(() => {
    // If the person has logged in again meanwhile, the new session stays.
    if (getSession()?.token === token) clearSession('expired');
  }, LOGIN_REDIRECT_MS);
}

function isAppErrorCode(value: unknown): value is AppErrorCode {
  return typeof value === 'string' && Object.hasOwn(APP_ERRORS, value);
}

function isIssue(value: unknown): value is Issue {
  const { path, message } = toRecord(value);
  return typeof path === 'string' && typeof message === 'string';
}

function parseSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
