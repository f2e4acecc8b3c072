import type { AppErrorCode, Issue } from '@quorbit/contracts/errors/codes';

interface Extra {
  issues?: Issue[];
  /** Seconds after which the call may be repeated. */
  retryAfter?: number;
  /** What lies behind it, for the log. */
  cause?: unknown;
}

/** A refusal that a person may read. Anything else that is thrown becomes a 500 without a word of what it was. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, extra: Extra = {}) {
    super(message, { cause: extra.cause });
    this.code = code;
    this.issues = extra.issues;
    this.retryAfter = extra.retryAfter;
  }
}

export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', `${what} not found.`);
}
