import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';
import type { Refusal } from '../kernel/ops.ts';

interface ErrorDetails {
  issues?: Issue[];
  /** Seconds after which the caller may repeat the call. */
  retryAfter?: number;
  /** The underlying error, written to the log only. */
  cause?: unknown;
}

/** A refusal with a message for users. Any other error becomes a 500 response that reveals nothing about it. */
export class AppError extends Error implements Refusal {
  readonly code: AppErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, extra: ErrorDetails = {}) {
    super(message, { cause: extra.cause });
    this.code = code;
    this.issues = extra.issues;
    this.retryAfter = extra.retryAfter;
  }
}

export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} not found.`);
}

/** Creates the refusal of an input because of one field. @param path the field's name in the input */
export function invalidField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] });
}
