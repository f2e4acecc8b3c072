// Players of the rooms benchmark: each joins one room and counts the events it receives.
import { WebSocket } from 'ws';

export type Kind = 'trpc' | 'ws';

export interface Player {
  close(): void;
}

interface RoomTarget {
  address: string;
  token: string;
  room: string;
}

interface Data {
  n: number;
  at: number;
}

export const now = () => performance.timeOrigin + performance.now();

/**
 * Connects a player and sends its join message. Resolves once that is sent, which may be before the server has read it.
 */
export async function join(kind: Kind, where: RoomTarget, onData: (data: Data) => void): Promise<Player> {
  const ws = new WebSocket(
    `${where.address.replace('http', 'ws')}${kind === 'trpc' ? '/trpc?connectionParams=1' : ''}`,
  );
  await new Promise((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  if (kind === 'ws') ws.send(JSON.stringify({ room: where.room }));
  else joinTrpc(ws, where, 1);
  ws.on('message', (message) => {
    const { data, result } = JSON.parse(message.toString()) as { data?: Data; result?: { data?: { data: Data } } };
    const event = data ?? result?.data?.data;
    if (event && event.n > 0) onData(event);
  });
  return { close: () => ws.terminate() };
}

function joinTrpc(ws: WebSocket, { token, room }: RoomTarget, id: number, lastEventId?: string): void {
  ws.send(JSON.stringify({ method: 'connectionParams', data: { token } }));
  ws.send(JSON.stringify({ id, method: 'subscription', params: { path: 'live.room', input: { room }, lastEventId } }));
}

/** A player over tRPC that reconnects whenever it is cut off, and records the number of every event. */
export function reconnectingPlayer(where: RoomTarget): {
  received: number[];
  isThere: () => boolean;
  close: () => void;
} {
  const received: number[] = [];
  let last: string | undefined;
  let isClosed = false;
  let there = false;
  let ws: WebSocket;
  const open = () => {
    ws = new WebSocket(`${where.address.replace('http', 'ws')}/trpc?connectionParams=1`);
    ws.once('open', () => joinTrpc(ws, where, 1, last));
    ws.on('error', () => undefined);
    ws.once('close', () => {
      there = false;
      if (!isClosed) open();
    });
    ws.on('message', (message) => {
      const { result } = JSON.parse(message.toString()) as {
        result?: { type: string; id?: string; data?: { data: Data } };
      };
      if (result?.type === 'started') there = true;
      if (result?.id) last = result.id;
      const n = result?.data?.data.n ?? 0;
      if (n > 0) received.push(n);
    });
  };
  open();
  return {
    received,
    isThere: () => there,
    close() {
      isClosed = true;
      ws.terminate();
    },
  };
}
