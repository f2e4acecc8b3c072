import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';
import type { Refusal } from '../kernel/ops.ts';

interface ErrorDetails {
  issues?: Issue[];
  /** Seconds after which the call may be repeated. */
  retryAfter?: number;
  /** The underlying error, for the log. */
  cause?: unknown;
}

/** A refusal that a person may read. Any other error becomes a 500 that reveals nothing of it. */
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

/** Refuses an input because of one field. @param path the field's name in the input */
export function invalidField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] });
}
