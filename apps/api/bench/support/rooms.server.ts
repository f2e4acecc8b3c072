// The measured process of the rooms benchmark: our server and raw ws, with the same rooms and events.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
// Adds the properties of @fastify/websocket to Fastify's types.
import type {} from '@fastify/websocket';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { buildApp } from '../../src/app.ts';
import { areas } from '../../src/areas.ts';
import { defineArea } from '../../src/define-area.ts';
import type { Lease } from '../../src/kernel/realtime.ts';
import { topicStream } from '../../src/realtime/topic-stream.ts';
import { addLearners, createBenchDeps, listen, openFixture } from '../../src/testing/bench/fixture.ts';
import { router, signedInProcedure } from '../../src/trpc/procedures.ts';
import { serveCommands } from './commands.ts';

setFlagsFromString('--expose_gc');
const gc = runInNewContext('gc') as () => void;

const fixture = await openFixture('PGlite');
const [learner] = await addLearners(fixture, 1);
if (!learner) throw new Error('There is no learner.');

/** The event sent to every room by every contender; it's about as long as a question. */
const EVENT = {
  type: 'new_question',
  question: { question: 'Which planet has the shortest year of all?', options: ['Mercury', 'Venus', 'Earth', 'Mars'] },
  questionNumber: 3,
  totalQuestions: 10,
  questionIndex: 2,
  timeLimit: 30,
  endsAt: '2026-11-23T05:00:30.000Z',
};
const MAX_ROOMS = 400;
let count = 0;
const makeEvent = () => ({ ...EVENT, n: ++count, at: performance.timeOrigin + performance.now() });

const roomInput = z.object({ room: z.string(), lastEventId: z.optional(z.string()) });
const deps = createBenchDeps(fixture);
deps.env = { ...deps.env, socketsPerUser: 100_000, socketsPerAddress: 100_000 };
const live = defineArea({
  router: router({
    room: signedInProcedure.input(roomInput).subscription(({ ctx, input: { room, lastEventId } }) =>
      topicStream(ctx.deps.realtime.topics, {
        topic: `bench:${room}`,
        lastEventId,
        snapshot: () => ({ n: 0, at: 0 }),
      }),
    ),
  }),
});
const product = await buildApp({
  deps,
  redis: null,
  webFolder: '/nonexistent',
  areas: { ...areas, live } as unknown as typeof areas,
});
const leases = new Map<string, Lease>();

const rawServer = createServer();
const raw = new WebSocketServer({ server: rawServer, perMessageDeflate: false });
const rawRooms = new Map<string, Set<WebSocket>>();
raw.on('connection', (socket) =>
  socket.on('message', (message) => {
    const { room } = z.parse(roomInput, JSON.parse(message.toString()));
    const sockets = rawRooms.get(room) ?? new Set();
    sockets.add(socket);
    rawRooms.set(room, sockets);
    socket.once('close', () => sockets.delete(socket));
  }),
);

const sendEvent: Record<string, (room: string) => unknown> = {
  async trpc(room) {
    const topic = `bench:${room}`;
    const lease = leases.get(topic) ?? (await deps.realtime.leases.claim(topic));
    if (!lease) throw new Error('The topic has an owner.');
    leases.set(topic, lease);
    const event = makeEvent();
    await deps.realtime.topics.append(lease, { events: [JSON.stringify(event)], state: '{}' });
  },
  ws(room) {
    const text = JSON.stringify({ room, data: makeEvent() });
    for (const socket of rawRooms.get(room) ?? []) socket.send(text);
  },
};

// Topics must exist before players join.
for (let room = 0; room < MAX_ROOMS; room += 1) await sendEvent.trpc?.(String(room));

const broadcast = z.object({ kind: z.string(), rooms: z.int(), times: z.int(), pauseMs: z.number() });

async function listenOnPort(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const addresses = {
  trpc: await listen(product),
  ws: await listenOnPort(rawServer),
  token: learner.token,
};

serveCommands(
  {
    addresses: () => addresses,
    /** Sends to all rooms at once or, with a pause, to a tenth of them at a time. */
    async broadcast(argument) {
      const { kind, rooms, times, pauseMs } = z.parse(broadcast, argument);
      const lag = monitorEventLoopDelay({ resolution: 1 });
      lag.enable();
      for (let time = 0; time < times; time += 1) {
        for (let room = 0; room < rooms; room += 1) {
          await sendEvent[kind]?.(String(room));
          if (pauseMs > 0 && room % Math.ceil(rooms / 10) === 0) await setTimeout(pauseMs);
        }
        await setImmediate();
      }
      lag.disable();
      return { lagP99: lag.percentile(99) / 1e6 };
    },
    async heap() {
      for (let turn = 0; turn < 3; turn += 1) {
        gc();
        await setTimeout(50);
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    },
    /** Cuts all connections at once, like a failing network. */
    cut: () => {
      for (const socket of product.websocketServer.clients) socket.terminate();
    },
  },
  async () => {
    await product.close();
    raw.close();
    rawServer.close();
    await fixture.drop();
  },
);
