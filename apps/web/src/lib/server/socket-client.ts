// The one socket of this tab, for subscriptions; everything else goes over HTTP (`trpc.ts`). Not part of the first page.
import type { AppRouter } from '@quorbit/api/app-router';
import { createTRPCClient, type TRPCClient } from '@trpc/client';
import { createWSClient, type TRPCWebSocketClient, wsLink } from '@trpc/client/links/wsLink/wsLink';
import { resettable } from '../resettable.ts';
import { waitForOnline } from './wait-for-online.ts';

/** The session is over, says the server: coming back with the same token is of no use. */
const SESSION_OVER = 4401;
/** It stays open for so long without subscriptions. */
const IDLE_MS = 10_000;
const PING_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const MAX_RETRY_MS = 15_000;
/** Without a network it tries only this often; once there is one, at once. */
const OFFLINE_MS = 10_000;

let current: { token: string; socket: TRPCWebSocketClient; client: TRPCClient<AppRouter> } | null = null;
resettable(() => {
  void current?.socket.close();
  current = null;
});

/** The client of the socket opened with this token. Another token gets a new one: the server reads it once per connection. */
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
    // Trying in vain would make the pause before the next try longer each time.
    url: async () => {
      await waitForOnline(OFFLINE_MS);
      return `${location.origin.replace(/^http/, 'ws')}/trpc`;
    },
    connectionParams: { token },
    lazy: { enabled: true, closeMs: IDLE_MS },
    keepAlive: { enabled: true, intervalMs: PING_MS, pongTimeoutMs: PONG_WITHIN_MS },
    // A server that restarts must not meet all its devices in the same moment.
    retryDelayMs: (attempt) => (0.5 + Math.random()) * Math.min(MAX_RETRY_MS, 400 * 2 ** attempt),
    onClose: (cause) => {
      if (cause?.code !== SESSION_OVER) return;
      if (current?.socket === socket) current = null;
      void socket.close();
    },
  });
  return socket;
}
