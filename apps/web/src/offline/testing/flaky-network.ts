import { APP_ERRORS, type AppErrorCode } from '@quorbit/contracts/errors/codes';
import type { ExchangeReply } from '@quorbit/contracts/sync/schema';
import type { Reply, Transport } from '../engine/transport.ts';
import type { ExchangeServer, SentInput } from './exchange-server.ts';

/** The behavior of the network for one request; `now` returns the server's reply. */
export type NetworkBehavior = (now: () => Reply, input: SentInput) => Promise<Reply>;

function replyOf(answer: ExchangeReply): Reply {
  return { status: 200, text: JSON.stringify({ result: { data: answer } }), retryAfter: null };
}

export function refusalOf(appCode: AppErrorCode, retryAfter?: number): Reply {
  return unknownRefusal(appCode, APP_ERRORS[appCode].status, retryAfter);
}

/** Creates a refusal with a code that only a newer server knows. */
export function unknownRefusal(appCode: string, status: number, retryAfter?: number): Reply {
  const data = { code: appCode, httpStatus: status, appCode, retryAfter };
  return { status, text: JSON.stringify({ error: { message: `${appCode}.`, code: -32000, data } }), retryAfter: null };
}

/** Creates a transport to the server that treats each request as `getBehavior()` returns at that moment. */
export function createTransport(server: ExchangeServer, getBehavior: () => NetworkBehavior): Transport {
  return (body, { signal }) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')), { once: true });
    });
    const input: SentInput = JSON.parse(body);
    return Promise.race([getBehavior()(() => replyOf(server.exchange(input)), input), aborted]);
  };
}

export const passThrough: NetworkBehavior = async (now) => now();
export const dropRequest: NetworkBehavior = async () => {
  throw new TypeError('Failed to fetch');
};
export const dropResponse: NetworkBehavior = async (now) => {
  now();
  throw new TypeError('Failed to fetch');
};
export const hang: NetworkBehavior = () => new Promise(() => undefined);
export const captivePortal: NetworkBehavior = async () => ({
  status: 200,
  text: '<html>Log in</html>',
  retryAfter: null,
});
