// What the app's own client sends and gets over HTTP, counted as it goes over the wire.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Role } from '@quorbit/contracts/accounts/roles';
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { ensureEpoch } from '@quorbit/db/meta';
import { users } from '@quorbit/db/schema/accounts';
import type { TestDatabase } from '@quorbit/db/testing';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../../web/src/offline/engine/clock.ts';
import { fetchTransport } from '../../../web/src/offline/engine/fetch-transport.ts';
import { createRounds, type Rounds } from '../../../web/src/offline/engine/round.ts';
import { memoryStorage } from '../../../web/src/offline/queue/memory-storage.ts';
import { createWriter } from '../../../web/src/offline/queue/writer.ts';
import { type Card, giveCards, ratingOf } from './device.ts';
import { addLearners, listen, openStage, productOver } from './stage.ts';

/** Between two ratings of a diligent learner. */
const RATING_MS = 7_000;

/** Bytes. */
export interface Traffic {
  roundTrips: number;
  /** Of bodies as sent, compressed where that was done. */
  up: number;
  down: number;
  /** On the connection: bodies and headers. */
  upInAll: number;
  downInAll: number;
}

const NO_TRAFFIC: Traffic = { roundTrips: 0, up: 0, down: 0, upInAll: 0, downInAll: 0 };

export interface Wire {
  reviews: Traffic;
  idle: { role: Role; traffic: Traffic }[];
}

/** The traffic of so many reviews that were done offline, and of exchanges without news. */
export async function measureWire(reviews: number): Promise<Wire> {
  const stage = await openStage('PGlite');
  await ensureEpoch(stage.read);
  const product = await productOver(stage);
  try {
    const address = await listen(product);
    const idle: Wire['idle'] = [];
    let pushed: Traffic | null = null;
    for (const role of ['user', 'premium'] as const) {
      const { cards, token } = await learnerWith(stage, role, reviews);
      const device = deviceOf(address, token);
      await device.drain();
      await device.rate(cards);
      const traffic = await device.drain();
      pushed ??= traffic;
      idle.push({ role, traffic: await device.drain() });
    }
    if (!pushed) throw new Error('Nobody rated.');
    return { reviews: pushed, idle };
  } finally {
    await product.close();
    await stage.drop();
  }
}

async function learnerWith(stage: TestDatabase, role: Role, reviews: number) {
  const [learner] = await addLearners(stage, 1);
  if (!learner) throw new Error('There is no learner.');
  const { actor, token } = learner;
  await stage.read.update(users).set({ role }).where(eq(users.id, actor.id));
  return { token, cards: await giveCards(stage, { ...actor, role }, reviews) };
}

function deviceOf(address: string, token: string) {
  let traffic = NO_TRAFFIC;
  const storage = memoryStorage();
  const transport = fetchTransport({
    headers: () => ({ Authorization: `Bearer ${token}` }),
    fetch: async (path, init) => {
      const { response, ...sent } = await send(`${address}${String(path)}`, init ?? {});
      traffic = {
        roundTrips: traffic.roundTrips + 1,
        up: traffic.up + sent.up,
        down: traffic.down + sent.down,
        upInAll: traffic.upInAll + sent.upInAll,
        downInAll: traffic.downInAll + sent.downInAll,
      };
      return response;
    },
  });
  const rounds = createRounds({ storage, transport, clock: systemClock, newId, onNewDevice() {}, onReply() {} });
  return {
    /** Rates offline, one card after the other, the last one just now. */
    async rate(cards: readonly Card[]): Promise<void> {
      let now = Date.now() - cards.length * RATING_MS;
      const writer = createWriter({
        storage,
        now: () => now,
        newId: () => newId(now),
        timeZone: () => 'Europe/Berlin',
        onChange() {},
      });
      for (const [index, card] of cards.entries()) {
        now += RATING_MS;
        await writer.enqueue({ type: REVIEW_RATE, args: ratingOf(card, index, cards.length) });
      }
    },
    /** Exchanges until nothing is left to send or to fetch. Returns the traffic. */
    async drain(): Promise<Traffic> {
      traffic = NO_TRAFFIC;
      while (await isUnfinished(rounds));
      return traffic;
    },
  };
}

async function isUnfinished(rounds: Rounds): Promise<boolean> {
  const result = await rounds.round(new AbortController().signal);
  if (result.kind !== 'replied') throw new Error(`The exchange came to nothing: ${result.kind}`);
  const { pending, incomplete, rejected } = result.committed;
  if (rejected.length > 0) throw new Error(`Rejected: ${rejected[0]?.message}`);
  return pending > 0 || incomplete;
}

/** What Chromium adds to a request of the app. */
const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  accept: '*/*',
  origin: 'https://quorbit.example.org',
  referer: 'https://quorbit.example.org/quizzes',
  'sec-ch-ua': '"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Windows"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

interface Sent extends Omit<Traffic, 'roundTrips'> {
  response: Response;
}

/** As `fetch`, with all bytes counted, and with responses compressed as for a browser. */
function send(url: string, { method = 'GET', headers, body }: RequestInit) {
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  if (!(bytes instanceof Uint8Array)) throw new Error('The client sends bytes.');
  return new Promise<Sent>((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...BROWSER, ...Object.fromEntries(new Headers(headers)) }, agent: false },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const raw = Buffer.concat(parts);
          const text = unpacked(raw, incoming.headers['content-encoding']).toString();
          const response = new Response(text, { status: incoming.statusCode ?? 500 });
          // The connection is this request's own.
          const { bytesWritten: upInAll, bytesRead: downInAll } = incoming.socket;
          resolve({ up: bytes.length, down: raw.length, upInAll, downInAll, response });
        });
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

function unpacked(raw: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}
