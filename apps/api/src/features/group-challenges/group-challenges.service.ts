// Owns the challenges of study groups: goals that admins set for the group until a last day, and that all members' work
// counts towards.
import { challengeStateOf, isClosed, isLastDayAllowed } from '@quorbit/contracts/group-challenges/group-challenge';
import { MAX_OPEN_CHALLENGES } from '@quorbit/contracts/group-challenges/limits';
import { TOO_MANY_OPEN, WRONG_LAST_DAY } from '@quorbit/contracts/group-challenges/messages';
import type {
  CreateGroupChallengeInput,
  GroupChallenge,
  GroupChallengeInput,
} from '@quorbit/contracts/group-challenges/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { GroupInput } from '@quorbit/contracts/study-groups/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { requireFeature } from '../../lib/require-feature.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { addActivity, lockGroupForWork } from '../study-groups/activities.service.ts';
import { lockGroupAsAdmin, requireGroupAdmin, requireGroupMember } from '../study-groups/study-groups.service.ts';
import * as repository from './group-challenges.repository.ts';
import { foldShares, listShares, type Share } from './shares.repository.ts';

/**
 * The interval between folds of a challenge. It may be long, because reads count unfolded work too; only the news of a
 * reached goal waits for the fold.
 */
const FOLD_EVERY_MS = 60_000;

/** Lists a group's challenges, each until a week after its last day. @throws AppError as `requireGroupMember` does */
export async function listGroupChallenges(
  db: Executor,
  actor: Actor,
  { id }: GroupInput,
  now: Date,
): Promise<GroupChallenge[]> {
  const { role } = await requireGroupMember(db, actor, id);
  const rows = await repository.listOpen(db, id);
  const shares = rows.length > 0 ? await listShares(db, id) : [];
  const visibleShares = role === 'admin' ? shares.filter(({ shows }) => shows) : [];
  const names = await repository.listNames(
    db,
    actor.id,
    visibleShares.flatMap(({ userId }) => userId ?? []),
  );
  const today = learnerDay(now, actor.timeZone);
  return rows.map(({ id: challengeId, title, measure, goal, endsOn, reachedAt }) => {
    const challengeShares = shares.filter((share) => share.challengeId === challengeId);
    const total = challengeShares.reduce((sum, share) => sum + share.count, 0);
    return {
      id: challengeId,
      title,
      measure,
      goal,
      endsOn,
      total,
      own: challengeShares.find(({ userId }) => userId === actor.id)?.count ?? 0,
      state: challengeStateOf({ goal, endsOn, total, reached: reachedAt !== null }, today),
      shares: role === 'admin' ? toShares(visibleShares, challengeId, names) : null,
    };
  });
}

/** Returns the visible shares in a challenge, largest first. */
function toShares(visibleShares: readonly Share[], challengeId: string, names: ReadonlyMap<string, string>) {
  return visibleShares
    .flatMap(({ userId, count, ...share }) => {
      const name = userId === null ? undefined : names.get(userId);
      return share.challengeId === challengeId && userId !== null && name !== undefined
        ? [{ user: { id: userId, name }, count }]
        : [];
    })
    .sort((a, b) => b.count - a.count || (a.user.id < b.user.id ? -1 : 1));
}

/**
 * Sets a challenge for a group.
 * @throws AppError INVALID for a last day in the past or too far ahead, CONFLICT if the group has the maximum of
 * running challenges, otherwise as `requireGroupAdmin` does.
 */
export async function createGroupChallenge(
  tx: Tx,
  actor: Actor,
  { id: groupId, ...input }: CreateGroupChallengeInput,
  now: Date,
  { switches }: Pick<Deps, 'switches'>,
): Promise<void> {
  await requireGroupAdmin(tx, actor, groupId);
  requireFeature(switches, 'challenges');
  const today = learnerDay(now, actor.timeZone);
  if (!isLastDayAllowed(input.endsOn, today)) throw invalidField('endsOn', WRONG_LAST_DAY);
  await lockGroupAsAdmin(tx, actor, groupId);
  if ((await repository.countRunning(tx, groupId, today)) >= MAX_OPEN_CHALLENGES)
    throw new AppError('CONFLICT', TOO_MANY_OPEN);
  const challenge = { id: newId(now.getTime()), groupId, ...input, createdAt: now, createdBy: actor.id };
  await repository.insertChallenge(tx, { ...challenge, foldAt: new Date(now.getTime() + FOLD_EVERY_MS) });
  await addActivity(tx, { groupId, userId: actor.id, type: 'challenge_set', title: input.title, at: now });
}

/**
 * Deletes a group's challenge.
 * @throws AppError NOT_FOUND if the group doesn't have it, otherwise as `lockGroupAsAdmin` does.
 */
export async function removeGroupChallenge(
  tx: Tx,
  actor: Actor,
  { id, challengeId }: GroupChallengeInput,
): Promise<void> {
  await lockGroupAsAdmin(tx, actor, id);
  if (!(await repository.deleteChallenge(tx, id, challengeId))) throw notFound('Challenge');
}

/**
 * Folds the members' work since the last fold. Notifies the group once when its goal is reached, and stops folding a
 * week after the last day. It locks the group's row first, like everything that locks groups.
 */
export async function foldChallenge(
  tx: Tx,
  { id, groupId }: { id: string; groupId: string },
  now: Date,
): Promise<void> {
  await lockGroupForWork(tx, groupId);
  const challenge = await repository.lockDue(tx, id, now);
  if (!challenge) return;
  const { title, goal, endsOn, createdBy } = challenge;
  const isReached = (await foldShares(tx, id)) >= goal;
  const isNewlyReached = isReached && challenge.reachedAt === null;
  const closed = isClosed(endsOn, learnerDay(now, 'UTC'));
  await repository.updateFold(tx, id, {
    reachedAt: isNewlyReached ? now : challenge.reachedAt,
    foldAt: closed ? null : new Date(now.getTime() + FOLD_EVERY_MS),
  });
  if (!isNewlyReached) return;
  await addActivity(tx, { groupId, userId: createdBy, type: 'challenge_reached', title, at: now });
  const notice = { kind: 'group_challenge_reached', source: id, about: { groupId } } as const;
  const members = await repository.listMembers(tx, groupId);
  await notify(
    tx,
    members.map((userId) => ({ userId, ...notice })),
    now,
  );
}
