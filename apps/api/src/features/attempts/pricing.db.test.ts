import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { attemptInput, type PlantedQuiz, plantQuiz } from '../../testing/planted/quiz.ts';
import type { Person } from '../../testing/test-server.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-02T12:00:00Z');
/** The XP for a quiz of five easy questions, all right: 5 × 5, 10 for passing, 20 for a perfect score. */
const FULL = 55;
const QUARTER = 14;

describeWithServer('the XP of an attempt', (harness) => {
  let learner: Person;
  let quiz: PlantedQuiz;
  beforeAll(async () => {
    quiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
  });
  beforeEach(async () => {
    learner = await plantPerson(harness.server);
  });

  /** Submits an attempt that was finished `hours` hours after noon, and returns the XP it paid. */
  async function pays(hours: number, at = quiz, right?: number, who = learner): Promise<number | null> {
    const finishedAt = new Date(NOON + hours * HOUR).toISOString();
    return (await who.trpc.attempts.submit.mutate(attemptInput(at, { finishedAt, right }))).xpEarned;
  }

  it('is the full XP the first time, a quarter the second time and nothing after that', async () => {
    expect([await pays(0), await pays(1), await pays(2), await pays(3)]).toEqual([FULL, QUARTER, 0, 0]);
    expect((await learner.trpc.accounts.me.query()).xp).toBe(FULL + QUARTER);
  });

  it('is the full XP again after more than 24 hours, but not at exactly 24 hours', async () => {
    const millisecond = 1 / HOUR;
    expect([await pays(0), await pays(24)]).toEqual([FULL, QUARTER]);
    const person = await plantPerson(harness.server);
    expect([await pays(0, quiz, 5, person), await pays(24 + millisecond, quiz, 5, person)]).toEqual([FULL, FULL]);
  });

  it('depends on the order of arrival: earlier work that arrives later is the repeat, and paid XP stays', async () => {
    expect([await pays(10), await pays(0)]).toEqual([FULL, QUARTER]);
    expect(await pays(5)).toBe(0);
    const { items } = await learner.trpc.reports.list.query({});
    expect(items.map(({ xpEarned }) => xpEarned)).toEqual([FULL, 0, QUARTER]);
  });

  it('depends on attempts finished within 24 hours before and after the work, not its arrival', async () => {
    // The work is done at hours 0, 20 and 40: the middle one is within 24 hours of both others, which are not within 24
    // hours of each other.
    expect([await pays(0), await pays(40), await pays(20)]).toEqual([FULL, FULL, 0]);
    expect(await pays(64)).toBe(QUARTER);
  });

  it('depends only on that learner’s attempts at that quiz', async () => {
    const plantedQuiz = await plantQuiz(harness.server, { ownerId: null, questions: 5 });
    const neighbour = await plantPerson(harness.server);
    expect([await pays(0), await pays(1, plantedQuiz), await pays(2, quiz, 5, neighbour)]).toEqual([FULL, FULL, FULL]);
  });

  it('counts a first attempt without right answers as the first, and is at least 1 XP for a right answer', async () => {
    expect([await pays(0, quiz, 0), await pays(1, quiz, 1)]).toEqual([0, 1]);
  });

  it('uses clamped times, so attempts dated in the future are repeats of each other', async () => {
    harness.server.setNow(new Date(NOON));
    expect([await pays(5_000), await pays(6_000), await pays(7_000)]).toEqual([FULL, QUARTER, 0]);
  });

  it('is paid at once only for the first attempt at a ranked quiz; others wait until it closes', async () => {
    const ranked = await plantQuiz(harness.server, { ownerId: null, questions: 5, ranked: true });
    expect([await pays(0, ranked, 2), await pays(-24 * 400, ranked), await pays(1, ranked)]).toEqual([10, null, null]);
    const person = await plantPerson(harness.server);
    expect(await pays(0, ranked, 5, person)).toBe(FULL);
  });

  it('is nothing at one’s own quiz, which still pays other learners', async () => {
    const author = await plantPerson(harness.server, { role: 'premium' });
    const own = await plantQuiz(harness.server, { ownerId: author.id, audience: 'premium', questions: 5 });
    expect([await pays(-30, own, 5, author), await pays(0, own, 5, author)]).toEqual([0, 0]);
    expect(await author.trpc.accounts.me.query()).toMatchObject({ xp: 0, streak: { lastDay: '2026-03-02' } });
    const reader = await plantPerson(harness.server, { role: 'premium' });
    expect(await pays(0, own, 5, reader)).toBe(FULL);
  });
});
