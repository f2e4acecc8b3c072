import type { ProfileRow } from '@quorbit/contracts/accounts/row';
import type { AttemptRow } from '@quorbit/contracts/attempts/row';
import { newId } from '@quorbit/contracts/lib/ids';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { foldHistory } from '@quorbit/contracts/streaks/history';
import { listTimelyDays, zoneSessionsOf } from '@quorbit/contracts/streaks/streak';
import { findNewestWork } from '@quorbit/contracts/streaks/zones';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { Device } from '../../testing/device.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';
import { streakTotals } from './streaks.totals.ts';

const NOW = new Date('2026-06-13T00:00:00Z');
const HOUR = 3_600_000;

describeWithServer('a learner who travels', { now: NOW }, (harness) => {
  let quiz: PlantedQuiz;
  let learner: Person;
  let device: Device;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 2 });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
    device = new Device(learner, () => NOW.getTime());
  });

  const finished = (at: string, tz: string) =>
    device.attempt(attemptInput(quiz, { right: 1, attemptId: newId(), finishedAt: at }), { at, tz });
  const choose = (at: string, tz: string, fixedZone: string | null) =>
    device.op({ type: PROFILE_UPDATE, at, tz, args: { fixedZone } });
  const me = () => learner.trpc.accounts.me.query();
  async function rows() {
    await device.drain();
    const days = [...device.bodies<AttemptRow>('attempt').values()].map(({ day }) => day).sort();
    return { days, profile: device.bodies<ProfileRow>('profile').get(learner.id) ?? expect.fail() };
  }

  it('has the newest work’s current day, even if older work arrives later', async () => {
    await device.exchange([finished('2026-06-12T05:00:00Z', 'America/Los_Angeles')]);
    expect(await me()).toMatchObject({ timeZone: 'America/Los_Angeles', fixedZone: null });
    await device.exchange([finished('2026-06-12T22:00:00Z', 'Asia/Tokyo')]);
    expect(await me()).toMatchObject({ timeZone: 'Asia/Tokyo', streak: { count: 2, lastDay: '2026-06-13' } });
    await device.exchange([finished('2026-06-12T21:00:00Z', 'Pacific/Honolulu')]);
    expect(await me()).toMatchObject({ timeZone: 'Asia/Tokyo', streak: { count: 3, lastDay: '2026-06-13' } });
    expect((await rows()).days).toEqual(['2026-06-11', '2026-06-12', '2026-06-13']);
    const { attempts, progress } = await learner.trpc.dashboards.get.query({ timeRange: 'week' });
    expect(progress.reduce((sum, item) => sum + item.attempts, 0)).toBe(attempts);
  });

  it('gets matching totals and charts after a flight west, though a later day counts already', async () => {
    await device.exchange([
      finished('2026-06-12T20:00:00Z', 'Asia/Tokyo'),
      finished('2026-06-12T22:00:00Z', 'Pacific/Honolulu'),
    ]);
    expect(await me()).toMatchObject({ timeZone: 'Pacific/Honolulu', streak: { count: 2, lastDay: '2026-06-13' } });
    const { attempts, progress } = await learner.trpc.dashboards.get.query({ timeRange: 'week' });
    expect(attempts).toBe(1);
    expect(progress.reduce((sum, one) => sum + one.attempts, 0)).toBe(attempts);
  });

  it('keeps the streak over a day that a flight skips, and the device computes the same streak', async () => {
    const flight: [string, string][] = [
      ['2026-06-11T02:00:00Z', 'Pacific/Honolulu'],
      ['2026-06-11T22:00:00Z', 'Pacific/Auckland'],
    ];
    for (const [at, tz] of flight) await device.exchange([finished(at, tz)]);
    const { profile } = await rows();
    expect(profile.streak).toEqual({ count: 2, points: 2, lastDay: '2026-06-12' });
    expect(foldHistory(profile.history ?? expect.fail(), [])).toEqual(profile.streak);
  });

  it('has work counted in a fixed zone from when it’s chosen, and in the newest work’s zone after that', async () => {
    await device.exchange([
      finished('2026-06-12T02:00:00Z', 'Asia/Tokyo'),
      choose('2026-06-12T03:00:00Z', 'Asia/Tokyo', 'Pacific/Honolulu'),
      finished('2026-06-12T04:00:00Z', 'Asia/Tokyo'),
    ]);
    expect(await me()).toMatchObject({ timeZone: 'Pacific/Honolulu', fixedZone: 'Pacific/Honolulu' });
    expect((await rows()).days).toEqual(['2026-06-11', '2026-06-12']);
    await device.exchange([
      choose('2026-06-12T05:00:00Z', 'Asia/Tokyo', null),
      finished('2026-06-12T06:00:00Z', 'Asia/Tokyo'),
    ]);
    expect(await me()).toMatchObject({ timeZone: 'Asia/Tokyo', fixedZone: null });
    expect((await rows()).days).toEqual(['2026-06-11', '2026-06-12', '2026-06-12']);
  });

  it('gets a fixed zone when an older app sets the time zone', async () => {
    await device.exchange([
      device.op({ type: PROFILE_UPDATE, args: { timeZone: 'Europe/Berlin' } }),
      finished('2026-06-12T06:00:00Z', 'Asia/Tokyo'),
    ]);
    expect(await me()).toMatchObject({ timeZone: 'Europe/Berlin', fixedZone: 'Europe/Berlin' });
    expect(await learner.trpc.accounts.updateSettings.mutate({ fixedZone: null })).toMatchObject({ fixedZone: null });
  });

  it('gets the same streak, zone and totals however the work is split into exchanges', async () => {
    const work = fc.record({
      hoursAgo: fc.nat(6 * 24),
      zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Honolulu'),
    });
    const works = fc.uniqueArray(work, { selector: ({ hoursAgo }) => hoursAgo, minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(works, fc.nat(8), async (all, cut) => {
        learner = await plantPerson(harness.server);
        device = new Device(learner, () => NOW.getTime());
        const placed = all.map(({ hoursAgo, zone }) => {
          const at = NOW.getTime() - hoursAgo * HOUR;
          const day = learnerDay(new Date(at), zone);
          return { day, today: learnerDay(NOW, zone), zone, at, counts: true };
        });
        const send = (some: typeof placed) =>
          device.exchange(some.map(({ at, zone }) => finished(new Date(at).toISOString(), zone)));
        if (cut > 0) await send(placed.slice(0, cut));
        const { profile: before } = await rows();
        const rest = placed.slice(cut);
        const folded = before.history && foldHistory(before.history, listTimelyDays(rest), zoneSessionsOf(rest));
        if (rest.length > 0) await send(rest);
        const { profile } = await rows();
        expect(profile.streak).toEqual(folded);
        expect(profile.timeZone).toBe(findNewestWork(zoneSessionsOf(placed))?.zone);
        const { differences } = await streakTotals.inspect(harness.database.read, learner.id, harness.server.deps);
        expect(differences).toEqual([]);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
