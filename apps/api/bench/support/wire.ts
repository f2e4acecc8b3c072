// What the app's own client sends and gets over HTTP, counted as it goes over the wire.
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
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

/** Bytes of bodies as sent, compressed where that was done. */
export interface Traffic {
  roundTrips: number;
  up: number;
  down: number;
}

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
  let traffic: Traffic = { roundTrips: 0, up: 0, down: 0 };
  const storage = memoryStorage();
  const transport = fetchTransport({
    headers: () => ({ Authorization: `Bearer ${token}` }),
    fetch: async (path, init) => {
      const { up, down, response } = await send(`${address}${String(path)}`, init ?? {});
      traffic = { roundTrips: traffic.roundTrips + 1, up: traffic.up + up, down: traffic.down + down };
      return response;
    },
  });
  const rounds = createRounds({ storage, transport, clock: systemClock, newId, onNewDevice() {}, onAnswer() {} });
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
    /** Exchanges until nothing is left to send or to fetch. Answers the traffic. */
    async drain(): Promise<Traffic> {
      traffic = { roundTrips: 0, up: 0, down: 0 };
      while (await isUnfinished(rounds));
      return traffic;
    },
  };
}

async function isUnfinished(rounds: Rounds): Promise<boolean> {
  const result = await rounds.round(new AbortController().signal);
  if (result.kind !== 'answered') throw new Error(`The exchange came to nothing: ${result.kind}`);
  const { pending, incomplete, rejected } = result.committed;
  if (rejected.length > 0) throw new Error(`Rejected: ${rejected[0]?.message}`);
  return pending > 0 || incomplete;
}

/** As `fetch`, with both bodies counted, and with answers compressed as for a browser. */
function send(url: string, { method = 'GET', headers, body }: RequestInit) {
  const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
  if (!(bytes instanceof Uint8Array)) throw new Error('The client sends bytes.');
  return new Promise<{ up: number; down: number; response: Response }>((resolve, reject) => {
    const sent = request(
      url,
      { method, headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'gzip' } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const raw = Buffer.concat(parts);
          const text = (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
          const response = new Response(text, { status: answer.statusCode ?? 500 });
          resolve({ up: bytes.length, down: raw.length, response });
        });
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}
