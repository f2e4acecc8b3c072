import { learnerDay } from '@quorbit/contracts/streaks/days';
import { expect, test } from 'vitest';
import { createMending } from '#features/attempts/check/mending-state.ts';
import { createMendingStore } from '#features/attempts/check/mending-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { FIRST, mirrorFixture, PLANETS, START } from '#lib/testing/mirror-fixture.ts';
import { createProfile } from '#lib/testing/people.ts';
import { started } from '#lib/testing/quizzes.ts';
import { selectHome } from './home.mirror.ts';
import { homeFromDevice } from './home-from-device.ts';

const fixture = mirrorFixture();
const user = createProfile();

/** Returns the number of reviews that home offers. */
async function countDue(at: number): Promise<number> {
  const now = new Date(at);
  const day = learnerDay(now, user.timeZone);
  const onDevice = await fixture.read(selectHome({ timeZone: user.timeZone, day }), { now: at });
  return homeFromDevice(onDevice, user, { now, offline: false }).due;
}

test('home doesn’t offer a question that was mended today, and offers it again tomorrow', async () => {
  await fixture.putRow('profile', user.id, user);
  // Answers the first question wrong, which makes a card that is due at once.
  const attemptId = await fixture.finish({ right: 0 });
  expect(await countDue(START)).toBe(1);
  const draft = createDraft({ attemptId, started: started(PLANETS), mode: 'check', timed: false, now: START });
  const mending = createMending(
    { ...draft, answers: { [FIRST]: 0 } },
    { day: learnerDay(new Date(START), user.timeZone) },
  );
  await fixture.me.store(createMendingStore).begin({ ...mending, mended: [FIRST] });
  expect(await countDue(START)).toBe(0);
  expect(await countDue(START + 86_400_000)).toBe(1);
});

test('home offers a mended question again that a later attempt of the day got wrong', async () => {
  await fixture.putRow('profile', user.id, user);
  const attemptId = await fixture.finish({ right: 0 });
  const day = learnerDay(new Date(START), user.timeZone);
  const draft = createDraft({ attemptId, started: started(PLANETS), mode: 'check', timed: false, now: START });
  const mending = createMending({ ...draft, answers: { [FIRST]: 0 } }, { day });
  await fixture.me.store(createMendingStore).begin({ ...mending, mended: [FIRST] });
  expect(await countDue(START)).toBe(0);
  await fixture.finish({ right: 0, at: START + 60_000 });
  expect(await countDue(START + 60_000)).toBe(1);
});
