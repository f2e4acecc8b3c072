// Pays players when a tournament is over: prizes, or their fee if it didn't take place.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { awardTitle } from '../accounts/profiles/settings.service.ts';
import { payOutRewards } from '../awards/game-rewards.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { canSeeAnswers } from '../plays/answer-access.ts';
import { refundFee } from '../xp/fees.service.ts';
import { buildPrizeNotice } from './notices.ts';
import * as players from './players.repository.ts';
import * as repository from './tournaments.repository.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;

/**
 * Pays a player the prize or the fee that is due, once. The caller has locked the learner's scope.
 * @param learner null for deleted accounts, which get nothing.
 */
export async function payOutPlayer(tx: Tx, learner: Learner | null, playerId: string, now: Date): Promise<void> {
  const due = await players.lockDuePlayer(tx, playerId);
  if (!due) return;
  const { player, tournament } = due;
  if (learner && player.due === 'fee') await refundFee(tx, { userId: learner.id, tournamentId: tournament.id }, now);
  const won = learner !== null && player.due === 'prize' && (await payOutPrize(tx, learner, due, now));
  await players.updatePlayer(tx, playerId, { due: null, won });
}

/**
 * Pays a player's prize. Returns false if there is none to pay, or if the learner has become able to see the answers.
 */
async function payOutPrize(
  tx: Tx,
  learner: Learner,
  { player, tournament }: NonNullable<Awaited<ReturnType<typeof players.lockDuePlayer>>>,
  now: Date,
): Promise<boolean> {
  const prize = tournament.prizes.find(({ position }) => position === player.rank);
  if (!prize || player.withoutPrizes) return false;
  if (canSeeAnswers(learner, await repository.listQuizzes(tx, [tournament.id]))) return false;
  const rewards = { ...prize, game: tournament.name };
  await payOutRewards(tx, learner, { reason: 'tournament', sourceId: tournament.id, rewards }, now);
  if (prize.title !== null) await awardTitle(tx, learner.id, prize.title);
  await notify(tx, [buildPrizeNotice(tournament, learner.id, { rank: prize.position, xp: prize.xp })], now);
  return true;
}
