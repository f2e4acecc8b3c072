import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

/** Returns a check that refuses subscriptions over HTTP, which tRPC would otherwise serve as a stream of events. */
export function refuseSubscriptions({ _def }: AnyRouter): (request: FastifyRequest) => Promise<void> {
  const procedures = _def.procedures as Record<string, { _def: { type: string } } | undefined>;
  return async ({ params }) => {
    const names = parseProcedureNames((params as { path?: string }).path ?? '');
    if (!names.some((name) => Object.hasOwn(procedures, name) && procedures[name]?._def.type === 'subscription'))
      return;
    throw new AppError('METHOD_NOT_ALLOWED', 'Subscriptions run over the socket.');
  };
}

/** Splits a path into procedure names, decoded once more than the router did, as tRPC does. */
function parseProcedureNames(path: string): string[] {
  try {
    return decodeURIComponent(path).split(',');
  } catch {
    return [];
  }
}
