import type { Duplex } from 'node:stream';
import { LOGIN_FIRST, TOO_MANY_REQUESTS } from '@quorbit/contracts/errors/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { shouldLogError, toErrorReply, toTrpcErrorShape } from '../trpc/errors.ts';
import { isTrpc } from './calls.ts';
import { logResponse } from './request-log.ts';

/**
 * Sends an error in the format of the called API: JSON `{ message, code, issues? }` for REST, or tRPC's envelope around
 * the same data. Only unexpected errors are logged as errors.
 */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { status, code, message, issues, retryAfter } = toErrorReply(error);
  if (shouldLogError(error)) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.status(status).type('application/json; charset=utf-8');
  return reply.send(
    isTrpc(request) ? { error: toTrpcErrorShape(error) } : { message, code, ...(issues ? { issues } : {}) },
  );
}

/**
 * Registers one error handler for all requests, including Fastify's own refusals: unreadable JSON, a body too large, a
 * wrong content type.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(request, reply, toAppError(error)));
}

/** The security headers of responses that are sent before any hook can add the usual ones. */
const BARE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Refuses a path that cannot be decoded. No hook runs for such a request, so this function also sends the headers and
 * writes the log line.
 */
export function refusePath(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...BARE_HEADERS });
  sendError(request, reply, toAppError(error));
  logResponse(request, reply);
}

/** Refuses invalid HTTP and invalid socket upgrades by writing the response directly to the connection. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const [status, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', new AppError('TOO_LARGE', 'The address or the headers are too large.')]
      : ['400 Bad Request', new AppError('INVALID', 'The request could not be read.')];
  const body = JSON.stringify({ message: refusal.message, code: refusal.code });
  const head = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`);
}

function toAppError(error: FastifyError): unknown {
  if (error instanceof AppError || error.statusCode === undefined || error.statusCode >= 500) return error;
  switch (error.statusCode) {
    case 401:
      return new AppError('UNAUTHENTICATED', LOGIN_FIRST);
    case 404:
    case 414:
      return new AppError('NOT_FOUND', 'There is nothing at this address.');
    case 413:
      return new AppError('TOO_LARGE', 'The request is too large.');
    case 415:
      return new AppError('NOT_JSON', 'Send the body as application/json.');
    case 429:
      return new AppError('TOO_MANY', TOO_MANY_REQUESTS);
    default:
      return new AppError('INVALID', 'The request could not be read. Send valid JSON.');
  }
}
