import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import type { AppRouter } from '../../app-router.ts';

/** A tRPC client with a WebSocket of its own, which reconnects by itself after it's cut. */
export interface TestSocket {
  trpc: ReturnType<typeof createTRPCClient<AppRouter>>;
  /** The close codes and reasons of the connections so far. */
  closings: { code: number; reason: string }[];
  /** Cuts the connection as a lost network does; the client then reconnects. */
  cut(): void;
  close(): Promise<void>;
}

interface TestSocketOptions {
  /** Milliseconds before the client reconnects. */
  retryDelayMs?: number;
}

/** Opens a connection to the server at this address, e.g. `http://127.0.0.1:3000`. */
export function openTestSocket(
  address: string,
  token: string | null,
  { retryDelayMs = 0 }: TestSocketOptions = {},
): TestSocket {
  const closings: TestSocket['closings'] = [];
  let current: WebSocket | undefined;
  class Watched extends WebSocket {
    constructor(url: string) {
      super(url);
      current = this;
      this.on('close', (code, reason) => closings.push({ code, reason: reason.toString() }));
    }
  }
  const client = createWSClient({
    url: `${address.replace(/^http/, 'ws')}/trpc`,
    connectionParams: () => (token === null ? {} : { token }),
    WebSocket: Watched as unknown as typeof globalThis.WebSocket,
    retryDelayMs: () => retryDelayMs,
  });
  return {
    trpc: createTRPCClient<AppRouter>({ links: [wsLink({ client })] }),
    closings,
    cut: () => current?.terminate(),
    close: () => client.close(),
  };
}
