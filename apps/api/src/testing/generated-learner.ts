import type { CardState, LogEntry } from '@quorbit/contracts/reviews/cards';
import { listRecalls } from '@quorbit/contracts/reviews/recall';
import { applyEntry } from '@quorbit/contracts/reviews/schedule';
import { PUBLISHED_WEIGHTS } from '@quorbit/contracts/reviews/weights';
import { randomFrom } from '../features/reviews/paired-bootstrap.ts';

interface GeneratedLearner {
  /** The learner's real memory: as the published weights say, or shorter or longer by fixed factors. */
  memory: 'published' | 'short' | 'long';
  ratings: number;
  seed: number;
}

const START = Date.parse('2025-01-01T08:00:00Z');
const DAY_MS = 86_400_000;
const NEW_PER_DAY = 6;

/**
 * Returns the weights of a learner's real memory. Weights 0 to 3 are the days that a first rating lasts; weight 8 sets
 * how this time grows.
 */
export function weightsOf(memory: GeneratedLearner['memory']): readonly number[] {
  const { first, growth } = {
    published: { first: 1, growth: 1 },
    short: { first: 0.3, growth: 0.7 },
    long: { first: 3, growth: 1.3 },
  }[memory];
  return PUBLISHED_WEIGHTS.map((weight, index) =>
    index < 4 ? weight * first : index === 8 ? weight * growth : weight,
  );
}

/**
 * Generates the review logs of a learner who reviews what the published schedule makes due, skips some days, and knows
 * each card as often as their memory predicts. The same seed gives the same logs.
 */
export function generateLogs({ memory, ratings, seed }: GeneratedLearner): LogEntry[][] {
  const random = randomFrom(seed);
  const model = [{ since: new Date(0).toISOString(), weights: weightsOf(memory) }];
  const cards: { id: string; log: LogEntry[]; state: CardState }[] = [];
  let ratingCount = 0;
  for (let day = 0; ratingCount < ratings; day += 1) {
    const now = START + day * DAY_MS;
    for (let added = 0; added < NEW_PER_DAY; added += 1) {
      const id = `${seed}-${cards.length}`;
      const mistake: LogEntry = { id: `m${id}`, at: new Date(now - 60_000).toISOString(), cause: 'mistake' };
      cards.push({ id, log: [mistake], state: applyEntry(id, null, mistake) });
    }
    // The learner skips some days.
    if (random() < 0.15) continue;
    for (const card of cards) {
      if (ratingCount >= ratings || Date.parse(card.state.due) > now + DAY_MS / 2) continue;
      const at = new Date(now + ratingCount).toISOString();
      const probe: LogEntry = { id: `r${ratingCount}`, at, cause: 'rating', quality: 5 };
      const known = random() < (listRecalls([...card.log, probe], model).at(-1)?.predicted ?? 0.6);
      const entry: LogEntry = { ...probe, quality: known ? (random() < 0.2 ? 3 : 5) : 1 };
      card.log.push(entry);
      card.state = applyEntry(card.id, card.state, entry);
      ratingCount += 1;
    }
  }
  return cards.map(({ log }) => log);
}
