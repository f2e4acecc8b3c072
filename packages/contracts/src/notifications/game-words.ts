// What notifications of tournaments and challenges say.
import type { NotificationKind } from './kinds.ts';
import type { About } from './row.ts';

type GameKind = Extract<NotificationKind, `tournament_${string}` | `challenge_${string}`>;

/** The opponent that a notification is about. Where they are hidden from the reader, it has no name for them. */
export function opponentIn({ opponentId }: About): string | undefined {
  return typeof opponentId === 'string' ? opponentId : undefined;
}

/** What `notificationWords` returns. */
type Words = (about: About, names: { opponent: string | null }) => { title: string; text: string; path: string };

const SOMEBODY = 'your opponent';

export const GAME_WORDS: Record<GameKind, Words> = {
  tournament_soon: (about) => ({
    title: 'Your tournament starts soon',
    text: `${gameIn(about, 'A tournament')} starts within an hour.`,
    path: pathOfTournament(about),
  }),
  tournament_round: (about, { opponent }) => ({
    title: 'Your round is on',
    text: `Round ${numberIn(about, 'round') ?? 1} of ${gameIn(about, 'your tournament')}: ${
      opponentIn(about) === undefined ? 'play your quiz' : `you play against ${opponent ?? SOMEBODY}`
    }.`,
    path: pathOfTournament(about),
  }),
  tournament_result: (about, { opponent }) => ({
    title: titleOfResult(about),
    text: `${textOfResult(about, opponent ?? SOMEBODY)}.`,
    path: pathOfTournament(about),
  }),
  tournament_prize: (about) => ({
    title: 'You won a prize',
    text: `Place ${numberIn(about, 'rank') ?? 1} in ${gameIn(about, 'a tournament')}${paidIn(about)}.`,
    path: pathOfTournament(about),
  }),
  tournament_cancelled: (about) => ({
    title: about.reason === 'few' ? "Your tournament didn't take place" : 'Your tournament was deleted',
    text: `${gameIn(about, 'A tournament')}${about.reason === 'few' ? ' had too few players' : ' was deleted'}.${feeIn(about)}`,
    path: '/gamification?tab=tournaments',
  }),
  challenge_ending: (about) => ({
    title: 'Your challenge ends soon',
    text: `There's still time to complete ${gameIn(about, 'your challenge')}.`,
    path: '/gamification',
  }),
  challenge_prize: (about) => ({
    title: 'Challenge completed',
    text: `You completed ${gameIn(about, 'a challenge')}${paidIn(about)}.`,
    path: '/gamification?tab=completed',
  }),
};

/** The name of a tournament or challenge, as it was called then: it stays when the game is deleted. */
function gameIn({ game }: About, without: string): string {
  return typeof game === 'string' ? `“${game}”` : without;
}

function numberIn(about: About, field: 'round' | 'rank' | 'players' | 'xp' | 'fee'): number | null {
  const value = about[field];
  return typeof value === 'number' ? value : null;
}

function paidIn(about: About): string {
  const xp = numberIn(about, 'xp') ?? 0;
  return xp > 0 ? `: ${xp} XP` : '';
}

function feeIn(about: About): string {
  const fee = numberIn(about, 'fee') ?? 0;
  return fee > 0 ? ` You get your ${fee} XP back.` : '';
}

function pathOfTournament({ tournamentId }: About): string {
  return typeof tournamentId === 'string'
    ? `/gamification?tournament=${tournamentId}`
    : '/gamification?tab=tournaments';
}

function titleOfResult({ won, out }: About): string {
  if (typeof won !== 'boolean') return 'Your tournament is over';
  if (won) return 'You won your match';
  return out === true ? "You're out" : 'You lost your match';
}

function textOfResult(about: About, opponent: string): string {
  const { won } = about;
  const game = gameIn(about, 'a tournament');
  if (typeof won !== 'boolean') {
    const [rank, players] = [numberIn(about, 'rank'), numberIn(about, 'players')];
    return rank === null || players === null ? `${game} is over` : `Place ${rank} of ${players} in ${game}`;
  }
  return `You ${won ? 'won' : 'lost'} against ${opponent} in round ${numberIn(about, 'round') ?? 1} of ${game}`;
}
