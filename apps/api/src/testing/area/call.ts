import type { Area } from '../../kernel/area.ts';
import { CLOSE_CODES } from '../../plugins/socket/close-codes.ts';
import { send } from '../wire/http.ts';
import { type SubscriptionResult, subscribeOnce } from '../wire/raw-socket.ts';
import type { Case, Ending } from './callers.ts';

const [SESSION_OVER] = CLOSE_CODES.sessionOver;

export interface Procedure {
  /** The procedure's full name, as `area.name`. */
  path: string;
  /** The procedure's name within its area. */
  name: string;
  isQuery: boolean;
  /** Whether the procedure is a subscription, which runs over a socket. */
  isSubscription: boolean;
  /** Whether the procedure still saves when the disk is almost full. */
  isNeeded: boolean;
  /** The zod schema of the procedure's input; undefined if it has none. */
  input: unknown;
  /** Returns the path of a plain HTTP route, which is then called instead of the procedure. */
  address?: (input: unknown) => string;
}

interface Defined {
  _def: { type: 'query' | 'mutation' | 'subscription'; inputs: unknown[]; meta?: { needed?: boolean } };
}

/** Returns the procedures of an area. */
export function proceduresOf(area: string, { router }: Area): Procedure[] {
  // At run time, a router's procedures are a flat record by dotted names, though its type shows them nested.
  const procedures = (router?._def.procedures ?? {}) as unknown as Record<string, Defined>;
  return Object.entries(procedures).map(([name, { _def }]) => ({
    path: `${area}.${name}`,
    name,
    isQuery: _def.type === 'query',
    isSubscription: _def.type === 'subscription',
    isNeeded: _def.meta?.needed === true,
    input: _def.inputs[0],
  }));
}

/**
 * Calls a procedure as the caller of a case and returns how the call ended. A subscription succeeds once it's
 * established.
 */
export async function call(
  { server, actor }: Case,
  { path, isQuery, isSubscription, address: route }: Procedure,
  input: unknown,
): Promise<Ending> {
  if (route) {
    const { status, body } = await send(server.address, 'POST', route(input), { token: actor?.token });
    return status === 200 ? 'ok' : (body as { code: Ending }).code;
  }
  if (isSubscription)
    return endingOf(await subscribeOnce(server.address, actor?.token ?? null, path, JSON.stringify(input ?? null)));
  const address = `${server.address}/trpc/${path}`;
  const headers = actor ? { authorization: `Bearer ${actor.token}` } : undefined;
  const response = isQuery
    ? await fetch(input === undefined ? address : `${address}?input=${encodeURIComponent(JSON.stringify(input))}`, {
        headers,
      })
    : await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      });
  const body = (await response.json()) as { error?: { data: { appCode: Ending } } };
  return body.error ? body.error.data.appCode : 'ok';
}

function endingOf({ code, appCode }: SubscriptionResult): Ending {
  if (code === SESSION_OVER) return 'UNAUTHENTICATED';
  return (appCode as Ending | null) ?? 'ok';
}
