// Opens raw WebSockets, so that a test chooses every byte.
import { once } from 'node:events';
import { WebSocket } from 'ws';

export interface RawSocket {
  ws: WebSocket;
  /** Every text message received so far. */
  received: string[];
  /** Resolves with the next message that `fits` accepts. Rejects if the socket closes first. */
  next(fits: (message: TrpcMessage) => boolean): Promise<TrpcMessage>;
  /** Resolves with the close code and reason once the socket is closed. */
  closed: Promise<{ code: number; reason: string }>;
}

interface TrpcMessage {
  id: number | string | null;
  result?: { type: string; id?: string; data?: unknown };
  error?: { message: string; data: { appCode: string; httpStatus: number } };
}

/**
 * Opens a WebSocket. If `token` is given, authenticates with it in a first message; null sends that message without a
 * token.
 */
export async function openRawSocket(
  address: string,
  { token, headers }: { token?: string | null; headers?: Record<string, string> } = {},
): Promise<RawSocket> {
  const ws = new WebSocket(`${address.replace(/^http/, 'ws')}/trpc?connectionParams=1`, { headers });
  const received: string[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
      for (const look of waiting) look();
    });
  });
  // Errors are ignored here, because the close code shows them.
  ws.on('error', () => undefined);
  ws.on('message', (data) => {
    received.push(data.toString());
    for (const look of waiting) look();
  });
  await Promise.race([once(ws, 'open'), closed]);
  if (token !== undefined && ws.readyState === WebSocket.OPEN) ws.send(helloMessage(token));
  let read = 0;
  return {
    ws,
    received,
    closed,
    next: (fits) =>
      new Promise((resolve, reject) => {
        const look = () => {
          while (read < received.length) {
            const text = received[read++] ?? '';
            if (text === 'PING' || text === 'PONG') continue;
            const message = JSON.parse(text) as TrpcMessage;
            if (!fits(message)) continue;
            waiting.delete(look);
            return resolve(message);
          }
          if (ws.readyState >= WebSocket.CLOSING) {
            waiting.delete(look);
            reject(new Error('The socket closed.'));
          }
        };
        waiting.add(look);
        look();
      }),
  };
}

export function helloMessage(token: string | null): string {
  return JSON.stringify({ method: 'connectionParams', data: token === null ? null : { token } });
}

export function subscribeMessage(path: string, input?: unknown, id: number | string = 1): string {
  return JSON.stringify({ id, method: 'subscription', params: { path, input } });
}

/** The outcome of starting a subscription. */
export interface SubscriptionResult {
  /** The close code; null while the socket is open. */
  code: number | null;
  /** The error code of the refusal; null if the subscription wasn't refused. */
  appCode: string | null;
  /** The server's messages, as text. */
  text: string;
}

/** Opens a socket, subscribes once with the given JSON input, and closes the socket. */
export async function subscribeOnce(
  address: string,
  token: string | null,
  path: string,
  json: string,
): Promise<SubscriptionResult> {
  const socket = await openRawSocket(address, { token });
  try {
    if (socket.ws.readyState === WebSocket.OPEN)
      socket.ws.send(`{"id":1,"method":"subscription","params":{"path":${JSON.stringify(path)},"input":${json}}}`);
    const first = await socket.next(({ id }) => id === 1 || id === null).catch(() => null);
    const text = socket.received.join('\n');
    if (first === null) return { code: (await socket.closed).code, appCode: null, text };
    return { code: null, appCode: first.error?.data.appCode ?? null, text };
  } finally {
    socket.ws.terminate();
  }
}
