import { newId } from '@quorbit/contracts/lib/ids';
import { REVIEW_RATE } from '@quorbit/contracts/sync/ops/review-rate';
import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { createDraftStore } from '#features/attempts/drafts/draft-store.ts';
import { createDraft } from '#features/attempts/drafts.mirror.ts';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { openDeviceStore } from '#offline/device-store.ts';

export const PLANETS = quiz({ title: 'Planets' });

export const region = (name: string | RegExp) => screen.findByRole('region', { name });

export const rowsOf = async (name: string | RegExp) =>
  within(await region(name))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** Sets up a signed-in user and a fake server. Call it once at the top of a test file. */
export function syncFixture() {
  const server = fakeServer();
  let userId = newId();

  beforeEach(() => {
    userId = signIn().id;
  });

  const rate = () =>
    openDeviceStore(userId).writer.enqueue({
      type: REVIEW_RATE,
      args: { quizId: PLANETS.id, questionId: newId(), quality: 5 },
    });

  /** Stores a finished attempt with one answer, and a rating. Returns the attempt's id. */
  async function work(): Promise<string> {
    const drafts = openDeviceStore(userId).store(createDraftStore);
    const attemptId = newId();
    const draft = createDraft({ attemptId, started: started(PLANETS), timed: false, now: Date.now() });
    const answers = { [PLANETS.questions[0]?.id ?? '']: 1 };
    await drafts.begin(draft);
    await drafts.finish({ ...draft, answers }, (kept) => ({ ...kept, answers }), drafts.age(draft));
    await rate();
    return attemptId;
  }

  return { server, userId: () => userId, work };
}
