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
/** Days of work on one device; it comes back only when everything is mended. */
const away = (...steps: Step[]): Schedule => world(attempt(0, 2), attempt(0, 1), down(0), ...steps);

/** What only a long absence shows: prices, days and cards depend on the order of the work, which arrives all at once. */
export const AWAY: readonly (readonly [string, Schedule])[] = [
  ['away: the same quiz again and again', away(...[0, 0, 0, 2, 0].map((quiz) => attempt(0, quiz)))],
  ['away: days in a row, a day left out, and one too many', away(...[1, 2, 1, 20].flatMap(dayOfWork))],
  ['away: longer ago than days count', away(attempt(0, 0), days(40, false), attempt(0, 1))],
  ['away: ten cards make a day, and so does the last due one', awayWithTen(...rateTimes(10), ...lastOne())],
  ['away: the same cards again make none', awayWithTen(...rateTimes(9), rate(3), rate(4), days(1, false), rate(0))],
  ['away: cards of attempts that wait are rated', away(attempt(0, 1), days(1, false), rate(0), rate(1), rate(2))],
  [
    'away: ratings are undone and given again, the last due one too, and the day stays',
    away(rate(0), undo, rate(0), rate(1), undo, days(1, false), rate(0, { last: true }), undo),
  ],
  [
    'away: a rating that the server has is undone, and cards are taken out',
    world(attempt(0, 2), rate(0), down(0), undo, suspend(1, true), suspend(2, true), suspend(2, false)),
  ],
  [
    'away: over the date line and back, with one today all the way',
    away(
      ...[travel('Pacific/Honolulu'), attempt(0, 0), days(1, false)],
      ...[travel('Pacific/Auckland'), attempt(0, 1), rate(0), days(1, false)],
      ...[travel('America/Los_Angeles'), rate(1)],
    ),
  ],
  [
    'away: ratings before the attempt that makes their card',
    away(rate(0, { early: true }), days(2, false), attempt(0, 0)),
  ],
];

function dayOfWork(count: number, index: number): Step[] {
  return [days(count, false), attempt(0, index % 3), rate(index)];
}

/** Ten cards, and a day on. */
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
