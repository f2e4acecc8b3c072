import { APP_ERRORS, type AppErrorCode, type Issue } from '@quorbit/contracts/errors/codes';
import { DISK_FULL, INTERNAL_ERROR, TRY_AGAIN } from '@quorbit/contracts/errors/messages';
import { isRefusedForSpace } from '@quorbit/db/disk-space';
import { isDiskFull, isTransient } from '@quorbit/db/errors';
import { TRPCError } from '@trpc/server';
import { type TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import * as z from 'zod/mini';
import { AppError } from '../lib/app-error.ts';

// zod/mini has no messages of its own: without this locale, a check without a message would only say 'Invalid input'.
z.config(z.locales.en());

const TRPC_CODES = {
  INVALID: 'BAD_REQUEST',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  WRONG_CREDENTIALS: 'UNAUTHORIZED',
  ACCOUNT_GONE: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  PREMIUM_REQUIRED: 'FORBIDDEN',
  CONFIRM_FIRST: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'METHOD_NOT_SUPPORTED',
  CONFLICT: 'CONFLICT',
  ATTEMPT_EXISTS: 'CONFLICT',
  TOO_LATE: 'CONFLICT',
  FEATURE_OFF: 'CONFLICT',
  CLIENT_TOO_OLD: 'PRECONDITION_FAILED',
  TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  NOT_JSON: 'UNSUPPORTED_MEDIA_TYPE',
  TOO_MANY: 'TOO_MANY_REQUESTS',
  INTERNAL: 'INTERNAL_SERVER_ERROR',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  DISK_FULL: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<AppErrorCode, TRPC_ERROR_CODE_KEY>;

const DATABASE_RETRY_SECONDS = 2;
const DISK_RETRY_SECONDS = 30;
const MAX_ISSUES = 50;
/** Zod's message for a union without a message of its own. */
const ZOD_DEFAULT_MESSAGE = 'Invalid input';

/** The error data that a caller receives, over tRPC and REST. */
export interface ErrorReply {
  status: number;
  code: AppErrorCode;
  message: string;
  issues?: Issue[];
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
}

/**
 * Turns a thrown error into the reply that the caller may see. Internal details never leak: all unknown errors read the
 * same.
 */
export function toErrorReply(error: unknown): ErrorReply {
  const app = toAppError(error);
  return {
    status: APP_ERRORS[app.code].status,
    code: app.code,
    message: app.message,
    ...(app.issues === undefined ? {} : { issues: app.issues }),
    ...(app.retryAfter === undefined ? {} : { retryAfter: app.retryAfter }),
  };
}

/** Formats an error as tRPC sends it. `path` is the name of the called procedure, if there was one. */
export function toTrpcErrorShape(error: unknown, path?: string) {
  const { status, code, message, issues, retryAfter } = toErrorReply(error);
  const key: TRPC_ERROR_CODE_KEY = TRPC_CODES[code];
  return {
    message,
    code: TRPC_ERROR_CODES_BY_KEY[key],
    data: { code: key, httpStatus: status, path, appCode: code, issues, retryAfter },
  };
}

/**
 * Returns whether the log should contain an error that ended a call. Writes refused for a full disk aren't logged one
 * by one: the log says once that saving has stopped, and it may be on the same disk.
 */
export function shouldLogError(error: unknown): boolean {
  return toErrorReply(error).status >= 500 && !isRefusedForSpace(error);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause;
    // Only invalid input is the caller's fault; an output that doesn't fit its schema is a server error.
    if (error.code === 'BAD_REQUEST' && error.cause instanceof z.core.$ZodError) return invalidInputError(error.cause);
    if (isTransient(error.cause)) return unavailableError(error.cause);
    return fromTrpcCode(error);
  }
  if (isTransient(error)) return unavailableError(error);
  return new AppError('INTERNAL', INTERNAL_ERROR);
}

function unavailableError(cause: unknown): AppError {
  if (isDiskFull(cause)) return new AppError('DISK_FULL', DISK_FULL, { retryAfter: DISK_RETRY_SECONDS, cause });
  return new AppError('UNAVAILABLE', TRY_AGAIN, { retryAfter: DATABASE_RETRY_SECONDS, cause });
}

/** Converts tRPC's own refusals: unknown procedure, wrong method, unreadable input. */
function fromTrpcCode(error: TRPCError): AppError {
  switch (error.code) {
    case 'PARSE_ERROR':
    case 'BAD_REQUEST':
      // If tRPC's error has a cause, its message comes from a parser and quotes the input; otherwise the message is a
      // fixed sentence of tRPC's.
      return new AppError(
        'INVALID',
        error.cause ? 'The request could not be read. Send valid JSON.' : `${error.message}.`,
      );
    case 'NOT_FOUND':
      return new AppError('NOT_FOUND', 'There is no such procedure.');
    case 'METHOD_NOT_SUPPORTED':
      return new AppError('METHOD_NOT_ALLOWED', 'Queries are read with GET, mutations are sent with POST.');
    case 'PAYLOAD_TOO_LARGE':
      return new AppError('TOO_LARGE', 'The request is too large.');
    case 'UNSUPPORTED_MEDIA_TYPE':
      return new AppError('NOT_JSON', 'Send the body as application/json.');
    default:
      // A path that is percent-encoded twice ends here, because tRPC decodes it once more than the router does.
      if (error.cause instanceof URIError) return new AppError('NOT_FOUND', 'There is no such procedure.');
      return new AppError('INTERNAL', INTERNAL_ERROR);
  }
}

/** Returns an error that names every invalid field at once, up to `MAX_ISSUES`. */
function invalidInputError(error: z.core.$ZodError): AppError {
  const issues = error.issues
    .flatMap((issue) => flattenIssue(issue))
    .slice(0, MAX_ISSUES)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const first = issues[0];
  const message = issues.length === 1 && first ? first.message : 'Some fields are not right. See the issues.';
  return new AppError('INVALID', message, { issues });
}

/** Replaces the issue of a union without a message by the issues of its last option, which is the complete form. */
function flattenIssue(issue: z.core.$ZodIssue): Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
  const last =
    issue.code === 'invalid_union' && issue.message === ZOD_DEFAULT_MESSAGE ? issue.errors.at(-1) : undefined;
  if (!last) return [issue];
  return last
    .flatMap((inner) => flattenIssue(inner))
    .map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/** Gives an error its tRPC code, which decides the HTTP status. */
export function toTrpcError(error: unknown): TRPCError {
  if (error instanceof TRPCError && !(error.cause instanceof AppError) && !isTransient(error.cause)) return error;
  const app = toAppError(error);
  const cause = error instanceof TRPCError ? error.cause : error;
  return new TRPCError({
    code: TRPC_CODES[app.code],
    message: app.message,
    cause: cause instanceof AppError ? cause : app,
  });
}
