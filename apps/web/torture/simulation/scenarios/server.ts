import type { Schedule, Step } from '../../world/steps.ts';
import { attempt, days, down, up, world } from './parts.ts';

/** A quiz was there, and a device that is away has not heard that it is gone. */
const tombstone = (away: number): Step[] => [
  { do: 'author', act: 'add', quiz: 0, ms: 1_000 },
  attempt(0, 2),
  attempt(1, 1),
  down(away),
  { do: 'author', act: 'remove', quiz: 0, ms: 1_000 },
];

/** What the server forgets, keeps, learns and refuses. */
export const SERVER: Readonly<Record<string, Schedule>> = {
  'a tombstone goes after years, with one device away': world(...tombstone(1), days(200), up(1), attempt(0, 0)),
  'a tombstone that all devices saw goes, and answers have several pages': {
    ...world(...tombstone(3), days(400), attempt(0, 0), days(400), attempt(1, 0)),
    maxRows: 3,
  },
  'a tombstone goes in the middle of a walk from the beginning': {
    ...world(
      ...tombstone(1),
      days(100),
      // All rows come anew; after two pages the device is closed.
      { do: 'open', on: 0, app: 'newer', ms: 1_200 },
      { do: 'kill', on: 0, at: 'now', count: 1, ms: 0 },
      { do: 'author', act: 'add', quiz: 0, ms: 0 },
      { do: 'author', act: 'remove', quiz: 0, ms: 0 },
      days(200),
      up(1),
      attempt(0, 0),
    ),
    maxRows: 2,
  },
  'everything comes anew in the middle of a walk': {
    ...world(
      { do: 'backup', ms: 0 },
      attempt(0, 2),
      { do: 'open', on: 1, app: 'newer', ms: 1_000 },
      { do: 'restore', newEpoch: true, ms: 1_000 },
      { do: 'restore', newEpoch: true, ms: 1_000 },
      attempt(1, 2),
    ),
    maxRows: 2,
  },
  'an answer is lost, and the receipt is gone when the device comes back': world(
    attempt(0, 2),
    { do: 'request', on: 0, fate: 'drop-answer', ms: 0 },
    { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 500 },
    days(70),
    attempt(0, 1),
  ),
  'the server has forgotten a device that was away for more than a year': world(
    attempt(0, 2),
    attempt(1, 1),
    down(1),
    attempt(1, 0),
    days(410),
    up(1),
    attempt(1, 2),
  ),
  'an older server has not heard of some work and rows': world(
    { do: 'later', on: 0, ms: 5_000 },
    { do: 'version', is: 'older', ms: 0 },
    attempt(0, 2),
    // Its second version, which the older one keeps.
    attempt(0, 3),
    { do: 'later', on: 0, ms: 0 },
    { do: 'rate', on: 0, card: 0, quality: 5, early: false, ms: 1_000 },
    { do: 'clone', on: 1, ms: 1_000 },
    { do: 'evict', on: 1, exported: false, ms: 0 },
    { do: 'open', on: 1, ms: 2_000 },
    days(70),
    { do: 'version', is: 'newer', ms: 2_000 },
    { do: 'later', on: 1, ms: 1_000 },
  ),
  'more waits on the server than it has space for, until a newer one starts': world(
    { do: 'version', is: 'older', ms: 0 },
    { do: 'later', on: 0, count: 520, ms: 10_000 },
    { do: 'version', is: 'newer', ms: 0 },
    { do: 'version', is: 'older', ms: 0 },
    { do: 'later', on: 1, count: 5, ms: 5_000 },
    { do: 'clone', on: 0, ms: 2_000 },
    attempt(0, 1),
  ),
  'who becomes premium, and ceases to be, finds and loses what they kept': world(
    { do: 'role', premium: true, ms: 0 },
    { do: 'keep', on: 0, quiz: 0, kept: true, ms: 0 },
    { do: 'keep', on: 1, quiz: 1, kept: true, ms: 2_000 },
    { do: 'role', premium: false, ms: 2_000 },
    down(1),
    { do: 'role', premium: true, ms: 2_000 },
    { do: 'backup', ms: 0 },
    { do: 'role', premium: false, ms: 2_000 },
    days(200),
    up(1),
    { do: 'restore', newEpoch: true, ms: 2_000 },
  ),
  'a device from before scopes went away': { ...world(attempt(0, 2), { do: 'old-scope', on: 0, ms: 0 }), maxRows: 3 },
  'one of two learners deletes the account, with work on its way': {
    ...world(
      attempt(0, 2),
      attempt(1, 2),
      down(1),
      attempt(1, 1),
      { do: 'request', on: 3, fate: 'held', ms: 0 },
      attempt(3, 1, 500),
      { do: 'delete-account', who: 1, ms: 1_000 },
      { do: 'arrive', ms: 0 },
      attempt(3, 0),
      { do: 'evict', on: 3, exported: true, ms: 1_000 },
      attempt(0, 1),
    ),
    learners: 2,
  },
};
