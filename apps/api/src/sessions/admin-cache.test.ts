import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../kernel/actor.ts';
import type { AdminCache } from '../kernel/deps.ts';
import type { Realtime } from '../kernel/realtime.ts';
import { SESSIONS_CHANNEL } from '../lib/session-channel.ts';
import { createMemoryRealtime } from '../realtime/memory.ts';
import { createAdminCache } from './admin-cache.ts';

const MINUTE_MS = 60_000;
const ADA: Actor = { id: 'ada', role: 'admin', timeZone: 'UTC', sessionId: 'session-of-ada' };
const HERE = { demo: false };

let realtime: Realtime;
let cache: AdminCache;
let now: number;
beforeEach(() => {
  now = 0;
  realtime = createMemoryRealtime();
  cache = createAdminCache(() => new Date(now), realtime.signals);
});
afterEach(() => realtime.close());

const see = (actor: Actor | null, sessionId = ADA.sessionId) => cache.startLookup(sessionId, HERE)(actor);
const recall = (sessionId = ADA.sessionId, demo = false) => cache.find(sessionId, { demo });

it('the cache returns an admin for 15 minutes', () => {
  see(ADA);
  now = 15 * MINUTE_MS;
  expect(recall()).toEqual(ADA);
  now += 1;
  expect(recall()).toBeNull();
});

it('the cache returns null for anyone else, and over a connection with another sign-in policy', () => {
  see({ ...ADA, role: 'premium' });
  expect(recall()).toBeNull();
  see(ADA);
  expect(recall('another session')).toBeNull();
  expect(recall(ADA.sessionId, true)).toBeNull();
});

it('the cache drops an entry when its session has ended or the user is no longer an admin', () => {
  for (const found of [null, { ...ADA, role: 'user' as const }]) {
    see(ADA);
    see(found);
    expect(recall()).toBeNull();
  }
});

it('the cache drops a user’s entries on a change signal, even one that arrives during the lookup', () => {
  see(ADA);
  see({ ...ADA, id: 'bob', sessionId: 'session-of-bob' }, 'session-of-bob');
  realtime.signals.publish(SESSIONS_CHANNEL, ADA.id);
  expect(recall()).toBeNull();
  expect(recall('session-of-bob')).toMatchObject({ id: 'bob' });
  const note = cache.startLookup(ADA.sessionId, HERE);
  realtime.signals.publish(SESSIONS_CHANNEL, ADA.id);
  note(ADA);
  expect(recall()).toBeNull();
});

it('the cache holds the 1,000 entries that were looked up last', () => {
  for (let no = 0; no <= 1_000; no += 1) see(ADA, `session-${no}`);
  expect(recall('session-0')).toBeNull();
  expect(recall('session-1')).not.toBeNull();
});
