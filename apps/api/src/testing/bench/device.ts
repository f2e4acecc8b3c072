// Devices for the sync benchmarks. Their learners have cards, and their mirror is complete.
import { newId } from '@quorbit/contracts/lib/ids';
import { rightOptionIndex } from '@quorbit/contracts/quizzes/question-kinds';
import { moveDigest } from '@quorbit/contracts/sync/digest';
import { PROTOCOL } from '@quorbit/contracts/sync/limits';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { ExchangeInput, Op } from '@quorbit/contracts/sync/schema';
import { scopesOf, userScope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import { readEpoch } from '@quorbit/db/meta';
import { quizVersions } from '@quorbit/db/schema/quizzes';
import { syncScopes } from '@quorbit/db/schema/sync';
import { write } from '@quorbit/db/write';
import { inArray } from 'drizzle-orm';
import { acceptAttempts } from '../../features/attempts/attempts.service.ts';
import { versionColumns } from '../../features/quizzes/versions/versions.repository.ts';
import { formatCursor, positionAfter } from '../../features/sync/cursor.ts';
import type { Actor } from '../../kernel/actor.ts';

export type Card = Pick<ReviewRateArgs, 'quizId' | 'questionId'>;

/** Makes a learner answer quizzes wrongly until there are at least `count` cards, and returns `count` of them. */
export async function giveCards(database: Database, actor: Actor, count: number): Promise<Card[]> {
  const cards: Card[] = [];
  for (const version of await database.read.select(versionColumns).from(quizVersions).orderBy(quizVersions.id)) {
    if (cards.length >= count) break;
    if (!version.questions.every(({ kind }) => kind === 'single')) continue;
    const { quizId, packHash, questions } = version;
    const finishedAt = new Date();
    const attempt = {
      attemptId: newId(),
      quizId,
      packHash,
      startedAt: new Date(finishedAt.getTime() - 120_000).toISOString(),
      finishedAt: finishedAt.toISOString(),
      answers: questions.map((question) => ({
        questionId: question.id,
        option: (rightOptionIndex(question) + 1) % 4,
        timeSpent: 8,
      })),
    };
    await write(database, [userScope(actor.id)], (tx) => acceptAttempts(tx, actor, [attempt], finishedAt), {
      onLateError: rethrow,
    });
    cards.push(...questions.map(({ id }) => ({ quizId, questionId: id })));
  }
  if (cards.length < count) throw new Error('There are too few questions.');
  return cards.slice(0, count);
}

/** Makes a learner's rating of the card at position `index` in a session of `all` cards. */
export function ratingOf(card: Card, index: number, all: number): ReviewRateArgs {
  const quality = ([5, 3, 5, 1] as const)[index % 4] ?? 5;
  return { ...card, quality, confidence: (index * 37) % 101, left: all - 1 - index };
}

/** Makes ops of a new device that rate these cards. */
export function ratings(cards: readonly Card[]): Op[] {
  return cards.map((card, index) => ({
    seq: index + 1,
    opId: newId(),
    type: REVIEW_RATE,
    v: 1,
    at: new Date().toISOString(),
    tz: 'Europe/Berlin',
    args: ratingOf(card, index, cards.length),
  }));
}

/** Makes the sync request of a new device whose mirror is complete. */
export async function currentExchangeInput({ read }: Database, actor: Actor, ops: Op[] = []): Promise<ExchangeInput> {
  const scopes = scopesOf(actor);
  const states = await read.select().from(syncScopes).where(inArray(syncScopes.scope, scopes));
  const versions = new Map(states.map(({ scope, version }) => [scope, version]));
  return {
    protocol: PROTOCOL,
    clientId: newId(),
    epoch: (await readEpoch(read)) ?? '',
    cursor: formatCursor(new Map(scopes.map((scope) => [scope, positionAfter(versions.get(scope) ?? 0)]))),
    clientNow: Date.now(),
    ops: ops.map((op) => ({ ...op })),
    digest: states.reduce((sum, { digest }) => moveDigest(sum, [BigInt(`0x${digest}`)], []), '0'),
  };
}

function rethrow(error: unknown): never {
  throw error;
}
