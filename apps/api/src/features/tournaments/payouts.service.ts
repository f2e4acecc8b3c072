// Owns what players get when a tournament is over: prizes, or their fee if it didn't take place.
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { giveTitle } from '../accounts/profiles/settings.service.ts';
import { payRewards } from '../awards/game-rewards.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { seesAnswers } from '../plays/sees-answers.ts';
import { refundFee } from '../xp/fees.service.ts';
import { newsOfPrize } from './news.ts';
import * as players from './players.repository.ts';
import * as repository from './tournaments.repository.ts';

type Learner = Pick<Actor, 'id' | 'role' | 'timeZone'>;

/**
 * Settles what is owed to a player, once. The caller has locked the learner's scope.
 * @param learner null for deleted accounts, which get nothing
 */
export async function payOutPlayer(tx: Tx, learner: Learner | null, playerId: string, now: Date): Promise<void> {
  const owed = await players.lockOwed(tx, playerId);
  if (!owed) return;
  const { player, tournament } = owed;
  if (learner && player.due === 'fee') await refundFee(tx, { userId: learner.id, tournamentId: tournament.id }, now);
  const won = learner !== null && player.due === 'prize' && (await payPrize(tx, learner, owed, now));
  await players.updatePlayer(tx, playerId, { due: null, won });
}

/** Returns false if the learner has become able to see the answers. */
async function payPrize(
  tx: Tx,
  learner: Learner,
  { player, tournament }: NonNullable<Awaited<ReturnType<typeof players.lockOwed>>>,
  now: Date,
): Promise<boolean> {
  const prize = tournament.prizes.find(({ position }) => position === player.rank);
  if (!prize || player.withoutPrizes) return false;
  if (seesAnswers(learner, await repository.listQuizzes(tx, [tournament.id]))) return false;
  const rewards = { ...prize, game: tournament.name };
  await payRewards(tx, learner, { reason: 'tournament', sourceId: tournament.id, rewards }, now);
  if (prize.title !== null) await giveTitle(tx, learner.id, prize.title);
  await notify(tx, [newsOfPrize(tournament, learner.id, { rank: prize.position, xp: prize.xp })], now);
  return true;
}
