// The rows and texts that every leaderboard shows, whatever it ranks by.
import type { AverageBoardView, AverageRow, XpBoardView, XpRow } from '@quorbit/contracts/leaderboards/schema';
import { MIN_QUIZZES } from '@quorbit/contracts/leaderboards/scores';
import { daysBetween, learnerDay } from '@quorbit/contracts/streaks/days';

export interface BoardRow {
  userId: string;
  username: string;
  rank: number;
  movement: number | null;
  isYou: boolean;
  /** The figure by which learners are ranked, e.g. `1,240` or `87.5%`. */
  figure: string;
  /** The figure with its unit, for places without a column heading. */
  figureText: string;
  /** The number of quizzes, which breaks ties between equal averages; null on the leaderboard by XP. */
  detail: string | null;
}

export interface Board {
  rows: readonly BoardRow[];
  own: {
    hidden: boolean;
    row: BoardRow | null;
    near: readonly BoardRow[];
    /** A sentence on the distance to the next better row, or on the effort needed to get a rank. */
    next: string;
  };
  learners: number;
  endsOn: string | null;
}

const numberFormat = new Intl.NumberFormat('en');
const formatQuizzes = (number: number) => `${numberFormat.format(number)} ${number === 1 ? 'quiz' : 'quizzes'}`;

function toXpRow({ xp, ...row }: XpRow): BoardRow {
  const figure = numberFormat.format(Math.round(xp));
  return { ...row, figure, figureText: `${figure} XP`, detail: null };
}

function toAverageRow({ average, quizzes: taken, ...row }: AverageRow): BoardRow {
  const figure = `${average.toFixed(1)}%`;
  return { ...row, figure, figureText: figure, detail: formatQuizzes(taken) };
}

export function toXpBoard({ items, own, learners, endsOn }: XpBoardView): Board {
  return {
    rows: items.map(toXpRow),
    own: {
      hidden: own.hidden,
      row: own.row && toXpRow(own.row),
      near: own.near.map(toXpRow),
      next: formatXpToNext(own),
    },
    learners,
    endsOn,
  };
}

export function toAverageBoard({ items, own, learners, endsOn }: AverageBoardView): Board {
  return {
    rows: items.map(toAverageRow),
    own: {
      hidden: own.hidden,
      row: own.row && toAverageRow(own.row),
      near: own.near.map(toAverageRow),
      next: formatAverageToNext(own),
    },
    learners,
    endsOn,
  };
}

/** Returns the distance to the next better row, e.g. `12 XP to overtake Ada`. */
function formatXpToNext({ row, ahead, near }: XpBoardView['own']): string {
  if (!row) return 'Take a quiz to get on the board.';
  if (!ahead) return formatLead(near);
  return `${numberFormat.format(ahead.xp - row.xp + 1)} XP to overtake ${ahead.username}`;
}

function formatAverageToNext({ row, ahead, near, quizzes: taken }: AverageBoardView['own']): string {
  if (!row)
    return `${numberFormat.format(MIN_QUIZZES - taken)} more ${taken === MIN_QUIZZES - 1 ? 'quiz' : 'quizzes'} to get a rank`;
  if (!ahead) return formatLead(near);
  const behind = Math.round((ahead.average - row.average) * 10) / 10;
  if (behind > 0) return `${ahead.username} is ${behind.toFixed(1)}% ahead`;
  return `Same average as ${ahead.username}, who took ${formatQuizzes(ahead.quizzes - row.quizzes)} more`;
}

function formatLead(near: readonly { rank: number }[]): string {
  return near.filter(({ rank }) => rank === 1).length > 1 ? 'You share first place.' : "You're in the lead.";
}

/** Returns when the period ends by the learner's day, e.g. `Ends in 3 days`; null for all time. */
export function formatEnd(endsOn: string | null, timeZone: string, now: Date): string | null {
  if (endsOn === null) return null;
  const daysLeft = daysBetween(learnerDay(now, timeZone), endsOn);
  if (daysLeft <= 0) return 'Ends today';
  return daysLeft === 1 ? 'Ends tomorrow' : `Ends in ${daysLeft} days`;
}

export function formatLearners(learners: number): string {
  return `${numberFormat.format(learners)} ${learners === 1 ? 'learner' : 'learners'}`;
}

/** Returns the rows around the learner's own that the list doesn't already show. */
export function listRowsBelow({ rows, own }: Board): BoardRow[] {
  const listed = new Set(rows.map(({ userId }) => userId));
  if (!own.row || listed.has(own.row.userId)) return [];
  return own.near.filter(({ userId }) => !listed.has(userId));
}
