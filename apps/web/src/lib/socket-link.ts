// The one socket of this tab, for subscriptions. Loaded when the first of them begins.
import type { AppRouter } from '@quorbit/api/app-router';
import type { TRPCLink } from '@trpc/client';
import { createWSClient, type TRPCWebSocketClient, wsLink } from '@trpc/client/links/wsLink/wsLink';

/** The session is over, says the server: coming back with the same token is of no use. */
const SESSION_OVER = 4401;
/** It stays open for so long without subscriptions. */
const IDLE_MS = 10_000;
const PING_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const MAX_RETRY_MS = 15_000;

let current: { token: string; client: TRPCWebSocketClient } | null = null;

/** The socket opened with this token. Another token gets a new one: the server reads it once per connection. */
export function socketLink(token: string): TRPCLink<AppRouter> {
  if (current?.token !== token) {
    void current?.client.close();
    current = { token, client: open(token) };
  }
  return wsLink({ client: current.client });
}

function open(token: string): TRPCWebSocketClient {
  const client = createWSClient({
    url: `${location.origin.replace(/^http/, 'ws')}/trpc`,
    connectionParams: { token },
    lazy: { enabled: true, closeMs: IDLE_MS },
    keepAlive: { enabled: true, intervalMs: PING_MS, pongTimeoutMs: PONG_WITHIN_MS },
    // A server that restarts must not meet all its devices in the same moment.
    retryDelayMs: (attempt) => (0.5 + Math.random()) * Math.min(MAX_RETRY_MS, 400 * 2 ** attempt),
    onClose: (cause) => {
      if (cause?.code !== SESSION_OVER) return;
      if (current?.client === client) current = null;
      void client.close();
    },
  });
  return client;
}
