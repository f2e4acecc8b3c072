import type { Schedule, Step } from '../../world/steps.ts';
import { attempt, days, down, up, world } from './parts.ts';

/**
 * Steps in which a quiz is added and removed while the device `away` is offline, so that it doesn't learn of the
 * removal.
 */
const tombstone = (away: number): Step[] => [
  { do: 'author', act: 'add', quiz: 0, ms: 1_000 },
  attempt(0, 2),
  attempt(1, 1),
  down(away),
  { do: 'author', act: 'remove', quiz: 0, ms: 1_000 },
];

/** Scripts about the server: deleted data, versions, lost replies and refused work. */
export const SERVER: Readonly<Record<string, Schedule>> = {
  'a tombstone is purged after 200 days while one device is offline': world(
    ...tombstone(1),
    days(200),
    up(1),
    attempt(0, 0),
  ),
  'a tombstone is purged over years while one device is offline, with replies of several pages': {
    ...world(...tombstone(1), days(400), attempt(0, 0), days(400), up(1), attempt(1, 0)),
    maxRows: 3,
  },
  'a tombstone is purged while a device reads all rows from the beginning': {
    ...world(
      ...tombstone(1),
      days(100),
      // All rows are sent to the device again, and it is closed after two pages of them.
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
  'a device has to start over while it is reading all rows': {
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
  'a reply is lost, and the receipt has expired when the device returns': world(
    attempt(0, 2),
    { do: 'request', on: 0, fate: 'drop-answer', ms: 0 },
    { do: 'attempt', on: 0, quiz: 1, right: 1, ms: 500 },
    days(70),
    attempt(0, 1),
  ),
  'the server has forgotten a device that was offline for more than a year': world(
    attempt(0, 2),
    attempt(1, 1),
    down(1),
    attempt(1, 0),
    days(410),
    up(1),
    attempt(1, 2),
  ),
  'an older server does not know some work and rows': world(
    { do: 'later', on: 0, ms: 5_000 },
    { do: 'version', is: 'older', ms: 0 },
    attempt(0, 2),
    // This op has version 2 of its type, which the older server parks.
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
  'more parked work than the server has space for waits until a newer version starts': world(
    { do: 'version', is: 'older', ms: 0 },
    { do: 'later', on: 0, count: 520, ms: 10_000 },
    { do: 'version', is: 'newer', ms: 0 },
    { do: 'version', is: 'older', ms: 0 },
    { do: 'later', on: 1, count: 5, ms: 5_000 },
    { do: 'clone', on: 0, ms: 2_000 },
    attempt(0, 1),
  ),
  'a learner gains and loses premium, and with it the downloaded quizzes': world(
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
  'a device holds rows of a scope that no longer exists': {
    ...world(attempt(0, 2), { do: 'old-scope', on: 0, ms: 0 }),
    maxRows: 3,
  },
  'one of two learners deletes their account while work is being sent': {
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
