// Keeps one demo challenge of each type open. Called only if demo data is on.
import { CHALLENGE_DURATION } from '@quorbit/contracts/challenges/limits';
import { createChallengeInput } from '@quorbit/contracts/challenges/schema';
import type { DemoChallenge } from '@quorbit/contracts/content/demo';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent } from '../../lib/content.ts';
import { ensureSeedQuizzes } from '../quizzes/quizzes.seed.ts';
import { createUncheckedChallenge } from './authoring.service.ts';
import { challengeQuizzes } from './challenge-quizzes.ts';
import { listDemoTypes } from './challenges.repository.ts';

/** The demo challenges, one of each type. */
const CHALLENGES = readContent<DemoChallenge[]>('demo/challenges.json');

type Seeding = Pick<SeedDeps, 'database' | 'log' | 'now'>;

/** Creates the missing demo challenges. One that an admin deleted counts as missing only after its end. */
export function seedDemoChallenges({ database, log, now }: Seeding): Promise<void> {
  const onLateError = (err: unknown) => log.error({ err }, 'work after the seed failed');
  // The lock keeps another server process that starts at the same moment from creating the demo challenges too.
  return retryOnConflict(() => write(database, ['everyone'], (tx) => createMissing(tx, now()), { onLateError }));
}

async function createMissing(tx: Tx, now: Date): Promise<void> {
  const running = await listDemoTypes(tx, now);
  const missing = CHALLENGES.filter(({ type }) => !running.includes(type));
  if (missing.length === 0) return;
  const ownership = { ownerId: null, audience: 'everyone', status: 'draft' } as const;
  const ids = await ensureSeedQuizzes(tx, challengeQuizzes, ownership, now);
  for (const { quizzes, ...challenge } of missing) {
    const quizIds = quizzes.flatMap((id) => ids.get(id) ?? []);
    if (quizIds.length === 0) continue;
    const input = createChallengeInput.parse({ ...challenge, duration: CHALLENGE_DURATION.max, quizzes: quizIds });
    await createUncheckedChallenge(tx, input, { creatorId: null }, now);
  }
}
