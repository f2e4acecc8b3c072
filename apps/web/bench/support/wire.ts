// Counts the bytes that the app's own sync client sends and receives over HTTP.
import type { Role } from '@quorbit/contracts/accounts/roles';
import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { type Card, ratingOf } from '../../../api/src/testing/bench/device.ts';
import { type ByteCounts, postCounted } from '../../../api/src/testing/bench/post-counted.ts';
import { openWireFixture } from '../../../api/src/testing/bench/wire-fixture.ts';
import { systemClock } from '../../src/offline/engine/clock.ts';
import { createFetchTransport } from '../../src/offline/engine/fetch-transport.ts';
import { createRounds, type Rounds } from '../../src/offline/engine/round.ts';
import { createMemoryStorage } from '../../src/offline/queue/memory-storage.ts';
import { createWriter } from '../../src/offline/queue/writer.ts';

/** Milliseconds between two ratings of a diligent learner. */
const RATING_MS = 7_000;

export interface Traffic extends Pick<ByteCounts, 'up' | 'down'> {
  roundTrips: number;
}

const NO_TRAFFIC: Traffic = { roundTrips: 0, up: 0, down: 0 };

interface WireTraffic {
  reviews: Traffic;
  idle: { role: Role; traffic: Traffic }[];
}

/** Measures the traffic of uploading `reviews` reviews done offline, and of exchanges without news. */
export async function measureWire(reviews: number): Promise<WireTraffic> {
  const fixture = await openWireFixture();
  try {
    const idle: WireTraffic['idle'] = [];
    let reviewTraffic: Traffic | null = null;
    for (const role of ['user', 'premium'] as const) {
      const { cards, token } = await fixture.addLearner(role, reviews);
      const device = deviceOf(fixture.address, token);
      await device.drain();
      await device.rate(cards);
      const traffic = await device.drain();
      reviewTraffic ??= traffic;
      idle.push({ role, traffic: await device.drain() });
    }
    if (!reviewTraffic) throw new Error('Nobody rated.');
    return { reviews: reviewTraffic, idle };
  } finally {
    await fixture.close();
  }
}

function deviceOf(address: string, token: string) {
  let traffic = NO_TRAFFIC;
  const storage = createMemoryStorage();
  const transport = createFetchTransport({
    headers: () => ({ Authorization: `Bearer ${token}` }),
    fetch: async (path, { headers, body } = {}) => {
      const bytes = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
      if (!(bytes instanceof Uint8Array)) throw new Error('The client sends bytes.');
      const { up, down, status, text } = await postCounted(`${address}${String(path)}`, {
        headers: Object.fromEntries(new Headers(headers)),
        body: bytes,
      });
      traffic = { roundTrips: traffic.roundTrips + 1, up: traffic.up + up, down: traffic.down + down };
      return new Response(text, { status });
    },
  });
  const rounds = createRounds({ storage, transport, clock: systemClock, newId, onNewDevice() {}, onReply() {} });
  return {
    /** Rates the cards offline, one after the other; the last rating is made just now. */
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
    /** Exchanges until there is no more to send or fetch. Returns the traffic. */
    async drain(): Promise<Traffic> {
      traffic = NO_TRAFFIC;
      while (await isUnfinished(rounds));
      return traffic;
    },
  };
}

async function isUnfinished(rounds: Rounds): Promise<boolean> {
  const result = await rounds.run(new AbortController().signal);
  if (result.kind !== 'replied') throw new Error(`The exchange came to nothing: ${result.kind}`);
  const { pending, incomplete, rejected } = result.committed;
  if (rejected.length > 0) throw new Error(`Rejected: ${rejected[0]?.message}`);
  return pending > 0 || incomplete;
}
