/**
 * All errors with which a call can be refused. `passing` means that the same call may succeed later, so it is worth
 * repeating; `final` means that it won't, so the device's outbox drops the work or shows it.
 */
export const APP_ERRORS = {
  INVALID: { status: 400, kind: 'final' },
  UNAUTHENTICATED: { status: 401, kind: 'passing' },
  WRONG_CREDENTIALS: { status: 401, kind: 'final' },
  ACCOUNT_GONE: { status: 401, kind: 'final' },
  FORBIDDEN: { status: 403, kind: 'final' },
  PREMIUM_REQUIRED: { status: 403, kind: 'final' },
  CONFIRM_FIRST: { status: 403, kind: 'final' },
  NOT_FOUND: { status: 404, kind: 'final' },
  METHOD_NOT_ALLOWED: { status: 405, kind: 'final' },
  CONFLICT: { status: 409, kind: 'final' },
  ATTEMPT_EXISTS: { status: 409, kind: 'final' },
  TOO_LATE: { status: 409, kind: 'final' },
  FEATURE_OFF: { status: 409, kind: 'final' },
  CLIENT_TOO_OLD: { status: 412, kind: 'passing' },
  TOO_LARGE: { status: 413, kind: 'final' },
  NOT_JSON: { status: 415, kind: 'final' },
  TOO_MANY: { status: 429, kind: 'passing' },
  INTERNAL: { status: 500, kind: 'passing' },
  UNAVAILABLE: { status: 503, kind: 'passing' },
  DISK_FULL: { status: 503, kind: 'passing' },
} as const satisfies Record<string, { status: number; kind: 'passing' | 'final' }>;

export type AppErrorCode = keyof typeof APP_ERRORS;

/** One invalid field; `path` is dotted, e.g. `answers.0.option`. */
export interface Issue {
  path: string;
  message: string;
}
