// Formats notifications of tournaments and challenges.
import type { NotificationKind } from './kinds.ts';
import type { NotificationAbout } from './row.ts';

type GameKind = Extract<NotificationKind, `tournament_${string}` | `challenge_${string}`>;

/**
 * Returns the id of the opponent in a game notification. It's present even if the opponent's name is hidden from the
 * reader; undefined without an opponent.
 */
export function opponentIdOf({ opponentId }: NotificationAbout): string | undefined {
  return typeof opponentId === 'string' ? opponentId : undefined;
}

/** Formats a notification about a tournament or challenge, for `formatNotification`. */
type GameFormatter = (
  about: NotificationAbout,
  names: { opponent: string | null },
) => { title: string; text: string; path: string };

const SOMEBODY = 'your opponent';

export const GAME_FORMATTERS: Record<GameKind, GameFormatter> = {
  tournament_soon: (about) => ({
    title: 'Your tournament starts soon',
    text: `${formatGameName(about, 'A tournament')} starts within an hour.`,
    path: tournamentPathOf(about),
  }),
  tournament_round: (about, { opponent }) => ({
    title: 'Your round is on',
    text: `Round ${numberOf(about, 'round') ?? 1} of ${formatGameName(about, 'your tournament')}: ${
      opponentIdOf(about) === undefined ? 'play your quiz' : `you play against ${opponent ?? SOMEBODY}`
    }.`,
    path: tournamentPathOf(about),
  }),
  tournament_result: (about, { opponent }) => ({
    title: formatResultTitle(about),
    text: `${formatResultText(about, opponent ?? SOMEBODY)}.`,
    path: tournamentPathOf(about),
  }),
  tournament_prize: (about) => ({
    title: 'You won a prize',
    text: `Place ${numberOf(about, 'rank') ?? 1} in ${formatGameName(about, 'a tournament')}${formatPaidXp(about)}.`,
    path: tournamentPathOf(about),
  }),
  tournament_cancelled: (about) => ({
    title: about.reason === 'few' ? "Your tournament didn't take place" : 'Your tournament was deleted',
    text: `${formatGameName(about, 'A tournament')}${about.reason === 'few' ? ' had too few players' : ' was deleted'}.${formatReturnedFee(about)}`,
    path: '/gamification?tab=tournaments',
  }),
  challenge_ending: (about) => ({
    title: 'Your challenge ends soon',
    text: `There's still time to complete ${formatGameName(about, 'your challenge')}.`,
    path: '/gamification',
  }),
  challenge_prize: (about) => ({
    title: 'Challenge completed',
    text: `You completed ${formatGameName(about, 'a challenge')}${formatPaidXp(about)}.`,
    path: '/gamification?tab=completed',
  }),
};

/**
 * Returns the quoted name of the tournament or challenge at the time of the notification, which remains after the game
 * is deleted.
 */
function formatGameName({ game }: NotificationAbout, fallback: string): string {
  return typeof game === 'string' ? `“${game}”` : fallback;
}

function numberOf(about: NotificationAbout, field: 'round' | 'rank' | 'players' | 'xp' | 'fee'): number | null {
  const value = about[field];
  return typeof value === 'number' ? value : null;
}

function formatPaidXp(about: NotificationAbout): string {
  const xp = numberOf(about, 'xp') ?? 0;
  return xp > 0 ? `: ${xp} XP` : '';
}

function formatReturnedFee(about: NotificationAbout): string {
  const fee = numberOf(about, 'fee') ?? 0;
  return fee > 0 ? ` You get your ${fee} XP back.` : '';
}

function tournamentPathOf({ tournamentId }: NotificationAbout): string {
  return typeof tournamentId === 'string'
    ? `/gamification?tournament=${tournamentId}`
    : '/gamification?tab=tournaments';
}

function formatResultTitle({ won, out }: NotificationAbout): string {
  if (typeof won !== 'boolean') return 'Your tournament is over';
  if (won) return 'You won your match';
  return out === true ? "You're out" : 'You lost your match';
}

function formatResultText(about: NotificationAbout, opponent: string): string {
  const { won } = about;
  const game = formatGameName(about, 'a tournament');
  if (typeof won !== 'boolean') {
    const [rank, players] = [numberOf(about, 'rank'), numberOf(about, 'players')];
    return rank === null || players === null ? `${game} is over` : `Place ${rank} of ${players} in ${game}`;
  }
  return `You ${won ? 'won' : 'lost'} against ${opponent} in round ${numberOf(about, 'round') ?? 1} of ${game}`;
}
