import type { Schedule, Step } from '../../world/steps.ts';
import { attempt, days, down, world } from './parts.ts';

const rate = (card: number, more: { last?: boolean; early?: boolean } = {}, on = 0): Step => ({
  do: 'rate',
  on,
  card,
  quality: 5,
  early: false,
  ms: 500,
  ...more,
});
const travel = (to: string): Step => ({ do: 'travel', on: 0, to, ms: 0 });
const undo: Step = { do: 'undo', on: 0, ms: 500 };
const suspend = (card: number, suspended: boolean): Step => ({ do: 'suspend', on: 0, card, suspended, ms: 500 });
/** One device works offline for days; it gets its network back only when the world is healed. */
const away = (...steps: Step[]): Schedule => world(attempt(0, 2), attempt(0, 1), down(0), ...steps);

/** Scripts for long absences: XP, days and cards depend on the order of the work, which arrives all at once. */
export const AWAY: readonly (readonly [string, Schedule])[] = [
  ['offline: the same quiz is taken again and again', away(...[0, 0, 0, 2, 0].map((quiz) => attempt(0, quiz)))],
  [
    'offline: study days in a row, then one missed day, then too many missed days',
    away(...[1, 2, 1, 20].flatMap(dayOfWork)),
  ],
  [
    'offline: work older than 30 days no longer counts for the streak',
    away(attempt(0, 0), days(40, false), attempt(0, 1)),
  ],
  [
    'offline: ten ratings make a study day, and so does rating the last due card',
    awayWithTen(...rateTimes(10), ...lastOne()),
  ],
  [
    'offline: rating the same cards again makes no study day',
    awayWithTen(...rateTimes(9), rate(3), rate(4), days(1, false), rate(0)),
  ],
  ['offline: cards from unsent attempts are rated', away(attempt(0, 1), days(1, false), rate(0), rate(1), rate(2))],
  [
    'offline: ratings are undone and repeated, the last due one too, and the study day remains',
    away(rate(0), undo, rate(0), rate(1), undo, days(1, false), rate(0, { last: true }), undo),
  ],
  [
    'offline: a rating that the server already has is undone, and cards are suspended',
    world(attempt(0, 2), rate(0), down(0), undo, suspend(1, true), suspend(2, true), suspend(2, false)),
  ],
  [
    'offline: the learner travels across the date line and back',
    away(
      ...[travel('Pacific/Honolulu'), attempt(0, 0), days(1, false)],
      ...[travel('Pacific/Auckland'), attempt(0, 1), rate(0), days(1, false)],
      ...[travel('America/Los_Angeles'), rate(1)],
    ),
  ],
  [
    'offline: cards are rated before the attempt that creates them',
    away(rate(0, { early: true }), days(2, false), attempt(0, 0)),
  ],
];

function dayOfWork(count: number, index: number): Step[] {
  return [days(count, false), attempt(0, index % 3), rate(index)];
}

/** Prepares ten cards and lets a day pass, then does the steps, all on a device that stays offline. */
function awayWithTen(...steps: Step[]): Schedule {
  const wrong = (quiz: number): Step => ({ do: 'attempt', on: 0, quiz, right: 0, ms: 2_000 });
  const twoMore: Step[] = (['add', 'extend'] as const).map((act) => ({ do: 'author', act, quiz: 0, ms: 500 }));
  return world(...twoMore, ...[0, 1, 2, 3].map(wrong), down(0), days(1, false), ...steps);
}

function rateTimes(length: number): Step[] {
  return Array.from({ length }, (_one, index) => rate(index));
}

function lastOne(): Step[] {
  return [days(1, false), rate(0, { last: true })];
}
