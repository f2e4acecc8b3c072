// The only web socket of this tab, for subscriptions; all other calls use HTTP (`trpc.ts`). Not loaded with the first
// page.
import type { AppRouter } from '@quorbit/api/app-router';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import { createWSClient, type TRPCWebSocketClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import { resettable } from '../resettable.ts';
import { waitForOnline } from './wait-for-online.ts';

/**
 * The close code with which the server reports that the session is over: reconnecting with the same token is useless.
 */
const SESSION_OVER = 4401;
/** Milliseconds that the socket stays open without subscriptions. */
const IDLE_MS = 10_000;
const PING_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const MAX_RETRY_MS = 15_000;
/** Milliseconds between connection attempts while there is no network; once it's back, the socket connects at once. */
const OFFLINE_MS = 10_000;

let current: { token: string; socket: TRPCWebSocketClient; client: TRPCClient<AppRouter> } | null = null;
resettable(() => {
  void current?.socket.close();
  current = null;
});

/**
 * Returns the client of the socket that was opened with this token. Another token opens a new socket, since the server
 * reads the token once per connection.
 */
export function socketClient(token: string): TRPCClient<AppRouter> {
  if (current?.token !== token) {
    void current?.socket.close();
    const socket = open(token);
    current = { token, socket, client: createTRPCClient<AppRouter>({ links: [wsLink({ client: socket })] }) };
  }
  return current.client;
}

function open(token: string): TRPCWebSocketClient {
  const socket = createWSClient({
    // Waits for the network, because each failed attempt would make the pause before the next one longer.
    url: async () => {
      await waitForOnline(OFFLINE_MS);
      return `${location.origin.replace(/^http/, 'ws')}/trpc`;
    },
    connectionParams: { token },
    lazy: { enabled: true, closeMs: IDLE_MS },
    keepAlive: { enabled: true, intervalMs: PING_MS, pongTimeoutMs: PONG_WITHIN_MS },
    // The random factor keeps all devices from reconnecting to a restarted server at the same moment.
    retryDelayMs: (attempt) => (0.5 + Math.random()) * Math.min(MAX_RETRY_MS, 400 * 2 ** attempt),
    onClose: (cause) => {
      if (cause?.code !== SESSION_OVER) return;
      if (current?.socket === socket) current = null;
      void socket.close();
    },
  });
  return socket;
}
