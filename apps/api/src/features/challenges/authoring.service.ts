// Lets admins create and delete challenges.
import { CHALLENGE_DURATION } from '@quorbit/contracts/challenges/limits';
import { DATES_IN_ORDER, DATES_TOO_FAR, NOT_OF_CATEGORY, NOT_PLAYABLE } from '@quorbit/contracts/challenges/messages';
import {
  type AvailableQuiz,
  type AvailableQuizzesInput,
  type Challenge,
  type ChallengeInput,
  type CreateChallengeInput,
  createChallengeInput,
} from '@quorbit/contracts/challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from '@quorbit/contracts/lib/paging';
import { quizCategoryOf } from '@quorbit/contracts/plays/categories';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { invalidField, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { insertSampleQuizzes } from '../quizzes/sample-quizzes.ts';
import { listUsableQuizzes, sealForGame } from '../quizzes/seals/game-quizzes.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import { challengeQuizzes } from './challenge-quizzes.ts';
import * as repository from './challenges.repository.ts';
import { viewChallenge } from './challenges.service.ts';

const HOUR_MS = 3_600_000;
const DAYS_AHEAD = 30;
const CLEANUP_BATCH = 200;

/**
 * Creates a challenge; only admins may.
 * @throws AppError INVALID for dates out of order and quizzes that a challenge can't ask.
 */
export async function createChallenge(
  tx: Tx,
  actor: Actor,
  input: CreateChallengeInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<Challenge> {
  requireAdmin(actor);
  requireFeature(switches, 'challenges');
  return viewChallenge(tx, actor, await createUncheckedChallenge(tx, input, { creatorId: actor.id }, now), now);
}

/**
 * Creates a challenge without checking the caller or the feature switch.
 * @param creatorId null for the app's own challenges.
 * @returns its id.
 */
export async function createUncheckedChallenge(
  tx: Tx,
  input: CreateChallengeInput,
  { creatorId }: { creatorId: string | null },
  now: Date,
): Promise<string> {
  const { startsAt, endsAt } = datesOf(input, now);
  const only =
    input.type === 'category_focus'
      ? { category: quizCategoryOf(input.parameters.quizCategory), refusal: NOT_OF_CATEGORY }
      : null;
  const id = newId(now.getTime());
  const game = { kind: 'challenge', id, name: input.title } as const;
  const quizzes = await sealForGame(tx, input.quizzes, { game, endsAt, notPlayable: NOT_PLAYABLE, only }, now);
  const { title, description, type, category, parameters, quizTimeLimit } = input;
  const rewards = { xp: input.rewards.xp, badge: input.rewards.badge || null, theme: input.rewards.theme || null };
  await repository.insertChallenge(
    tx,
    {
      id,
      creatorId,
      title,
      description,
      type,
      category,
      parameters,
      rewards,
      quizTimeLimit,
      startsAt,
      endsAt,
      createdAt: now,
    },
    quizzes,
  );
  return id;
}

function datesOf({ startDate, endDate, duration }: CreateChallengeInput, now: Date) {
  const startsAt = startDate === undefined ? now : new Date(startDate);
  const endsAt = endDate === undefined ? new Date(startsAt.getTime() + duration * HOUR_MS) : new Date(endDate);
  if (endsAt <= startsAt || endsAt <= now) throw invalidField('endDate', DATES_IN_ORDER);
  const hours = (endsAt.getTime() - startsAt.getTime()) / HOUR_MS;
  // One hour of slack is allowed, because a form is submitted some time after its dates were filled in.
  if (hours > CHALLENGE_DURATION.max + 1 || startsAt.getTime() > now.getTime() + DAYS_AHEAD * 24 * HOUR_MS)
    throw invalidField('endDate', DATES_TOO_FAR);
  return { startsAt, endsAt };
}

/** Creates a sample challenge with its own quizzes, so that it seals no other quizzes. */
export async function createSample(tx: Tx, actor: Actor, now: Date, deps: Pick<Deps, 'switches'>): Promise<Challenge> {
  requireAdmin(actor);
  requireFeature(deps.switches, 'challenges');
  const quizzes = await insertSampleQuizzes(tx, challengeQuizzes, actor.id, now);
  const input = createChallengeInput.parse({
    title: 'Sample Challenge',
    description: 'Play three short quizzes and reach 70 % on average.',
    type: 'score_target',
    parameters: { targetScore: 70 },
    quizzes,
  });
  return createChallenge(tx, actor, input, now, deps);
}

/**
 * Deletes a challenge. Participants keep their rewards and still see it in their history.
 * @throws AppError FORBIDDEN for everybody but admins, NOT_FOUND for an unknown or deleted challenge.
 */
export async function deleteChallenge(tx: Tx, actor: Actor, { id }: ChallengeInput, now: Date): Promise<void> {
  requireAdmin(actor);
  if (!(await repository.markDeleted(tx, id, now))) throw notFound('Challenge');
  await endSeals(tx, await repository.listSeals(tx, [id]), now);
}

/** Deletes challenges whose quizzes are all deleted, and ended ones that nobody joined. @returns how many */
export async function deleteEmptyChallenges(tx: Tx, actor: Actor, now: Date): Promise<{ removed: number }> {
  requireAdmin(actor);
  const removed = await repository.deleteEmpty(tx, now, CLEANUP_BATCH);
  if (removed.length > 0) await endSeals(tx, await repository.listSeals(tx, removed), now);
  return { removed: removed.length };
}

/** Returns a page of the quizzes that a challenge can ask. */
export async function listAvailable(
  db: Executor,
  actor: Actor,
  { limit, cursor, search, category }: AvailableQuizzesInput,
  now: Date,
  deps: Pick<Deps, 'attemptQueries'>,
): Promise<Page<AvailableQuiz>> {
  requireAdmin(actor);
  const filter = { limit, cursor, search, category: category ? quizCategoryOf(category) : null };
  const { items, nextCursor } = await listUsableQuizzes(db, filter, now, deps);
  return {
    items: items.map(({ sealedUntil, ...quiz }) => ({
      ...quiz,
      sealedUntil: sealedUntil === null ? null : new Date(sealedUntil).toISOString(),
    })),
    nextCursor,
  };
}
