import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { createAccount, login, newPerson, register } from './support/people.ts';
import { adminToken } from './support/rest.ts';
import { openSubmitDialog } from './support/take-quiz.ts';
import { waitForSavedReplies, waitForServiceWorker } from './support/wait-for-offline.ts';

const browsers = createJourneys();
const HOUR_MS = 3_600_000;
/** A timeout for text from another device, which arrives within seconds, on a busy machine too. */
const SECONDS = { timeout: 20_000 };

/** Returns a function that calls the admin procedures of written tests; it returns null for a conflict (409). */
async function adminCalls() {
  const headers = {
    authorization: `Bearer ${await adminToken(browsers.address())}`,
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  };
  return async <T>(name: string, input: unknown, isQuery = false): Promise<T | null> => {
    const address = `${browsers.address()}/trpc/writtenTests.${name}`;
    const response = isQuery
      ? await fetch(`${address}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
      : await fetch(address, { headers, method: 'POST', body: JSON.stringify(input) });
    if (response.status === 409) return null;
    const { result }: { result?: { data: T } } = await response.json();
    return result ? result.data : expect.fail(`${name} answered ${response.status}.`);
  };
}

type AdminCall = Awaited<ReturnType<typeof adminCalls>>;

/** Creates and publishes an open test with two questions. */
async function makeTest(call: AdminCall, title: string) {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const times = { opensAt: at(-HOUR_MS), closesAt: at(HOUR_MS), duration: 30 };
  const made = await call<{ id: string }>('create', { title, category: 'Science', ...times });
  const testId = made?.id ?? expect.fail('The test was not made.');
  const questions = ['What is evidence?', 'When is it enough?'].map((prompt) => ({ id: newId(), prompt, marks: 10 }));
  await call('saveQuestions', { testId, questions });
  await call('publish', { testId });
  return { testId, questions };
}

interface Waiting {
  items: { sittingId: string; text: string; revision: number }[];
}

/** Marks all answers, closes the test and publishes the marks. Returns the texts of the answers. */
async function markAll(
  call: AdminCall,
  { testId, questions }: Awaited<ReturnType<typeof makeTest>>,
): Promise<string[]> {
  const texts: string[] = [];
  for (const { id: questionId } of questions) {
    const answers = await call<Waiting>('answers', { testId, questionId, limit: 10 }, true);
    for (const { sittingId, text, revision } of answers?.items ?? []) {
      texts.push(text);
      const marks = { points: 7.5, comment: 'Well argued.' };
      await call('mark', { sittingId, questionId, answerRevision: revision, markRevision: 0, ...marks });
    }
  }
  await call('update', { testId, closesAt: new Date(Date.now() + 1_000).toISOString() });
  await expect
    .poll(() => call<{ published: number }>('publishMarks', { testId }), { timeout: 30_000 })
    .toEqual({ published: 1, lateUnchosen: 0 });
  return texts;
}

const answer = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });

it('a written test survives reloads without a network, is submitted offline, marked, and read by its learner', {
  timeout: 120_000,
}, async () => {
  const title = `Evidence ${Date.now()}`;
  const call = await adminCalls();
  const made = await makeTest(call, title);

  const learner = await browsers.open();
  await register(learner, newPerson('Wanda Writer'));
  await waitForServiceWorker(learner);
  await learner.goto('/user/test');
  await learner.getByRole('link', { name: 'Written tests' }).click();
  const card = learner.getByRole('article', { name: title });
  await card.getByRole('link', { name: `Start ${title}` }).click();
  await learner.getByRole('button', { name: 'Start', exact: true }).click();
  await learner.getByText('Question 1 of 2').waitFor();
  await answer(learner).fill('What others can check.');
  await learner.getByText('4 words', { exact: true }).waitFor();
  await learner.getByRole('button', { name: 'Next' }).click();
  await learner.getByText('Saved on the server').waitFor();
  await answer(learner).pressSequentially('When it is');
  await learner.getByText('Saved on this device').waitFor();

  await learner.context().setOffline(true);
  await learner.reload();
  await learner.getByRole('timer').waitFor();
  await learner.getByText('Question 1 of 2').waitFor();
  expect(await answer(learner).inputValue()).toBe('What others can check.');
  await learner.getByRole('button', { name: 'Question 2, answered' }).click();
  expect(await answer(learner).inputValue()).toBe('When it is');
  await answer(learner).press('End');
  await answer(learner).pressSequentially(' repeated.');
  await learner.getByText('Saved on this device. Waiting for the network').waitFor();
  await learner.reload();
  await learner.getByRole('button', { name: 'Question 2, answered' }).click();
  expect(await answer(learner).inputValue()).toBe('When it is repeated.');
  const dialog = await openSubmitDialog(learner);
  await dialog.getByText('You answered all 2 questions.').waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await learner.getByRole('heading', { name: 'Submitted' }).waitFor();
  await learner.getByText('Waiting', { exact: true }).waitFor();
  await learner.reload();
  await learner.getByText('Waiting', { exact: true }).waitFor();

  await learner.context().setOffline(false);
  await learner.getByText('Synced', { exact: true }).waitFor();
  expect(await markAll(call, made)).toEqual(['What others can check.', 'When it is repeated.']);

  await learner.getByRole('link', { name: 'Your written reports' }).click();
  await learner.getByRole('link', { name: title }).click();
  await learner.getByText('15 of 20 marks').waitFor();
  await learner.getByText('Comment: Well argued.').first().waitFor();
  await waitForSavedReplies(learner);
  await learner.context().setOffline(true);
  await learner.reload();
  await learner.getByText('15 of 20 marks').waitFor();
  await learner.getByText(/^Last updated/).waitFor();
});

it('two devices write one answer: newer text syncs by itself, and diverging versions are shown and merged', {
  timeout: 120_000,
}, async () => {
  const title = `Versions ${Date.now()}`;
  const { testId } = await makeTest(await adminCalls(), title);
  const laptop = await browsers.open({ serviceWorkers: 'block' });
  const person = await createAccount(laptop, newPerson('Vera Versions'));
  await laptop.goto(`/take-written-test/${testId}`);
  await laptop.getByRole('button', { name: 'Start', exact: true }).click();
  await answer(laptop).fill('Begun on the laptop.');
  await laptop.getByText('Saved on the server').waitFor();

  const phone = await browsers.open({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  await login(phone, person.email);
  await phone.waitForURL((url) => url.pathname === '/');
  await phone.goto(`/take-written-test/${testId}`);
  await expect.poll(() => answer(phone).inputValue()).toBe('Begun on the laptop.');
  await answer(phone).fill('Begun on the laptop. Continued on the phone.');
  await phone.getByText('Saved on the server').waitFor();
  await expect.poll(() => answer(laptop).inputValue(), SECONDS).toBe('Begun on the laptop. Continued on the phone.');

  await phone.context().setOffline(true);
  await answer(phone).fill('Written on the phone, in the train.');
  await phone.getByText('Saved on this device. Waiting for the network').waitFor();
  await answer(laptop).fill('Written on the laptop, meanwhile.');
  await laptop.getByText('Saved on the server').waitFor();
  await phone.context().setOffline(false);
  const onPhone = phone.getByRole('region', { name: /^Another version, .* from (your|another) computer/ });
  await onPhone.getByText('Written on the laptop, meanwhile.').waitFor();
  expect(await answer(phone).inputValue()).toBe('Written on the phone, in the train.');
  const onLaptop = laptop.getByRole('region', { name: /^Another version/ });
  await onLaptop.getByText('Written on the phone, in the train.').waitFor();
  expect(await answer(laptop).inputValue()).toBe('Written on the laptop, meanwhile.');

  await onLaptop.getByRole('button', { name: 'Put it below' }).click();
  const together = 'Written on the laptop, meanwhile.\n\nWritten on the phone, in the train.';
  expect(await answer(laptop).inputValue()).toBe(together);
  await onPhone.waitFor({ state: 'detached' });
  await expect.poll(() => answer(phone).inputValue(), SECONDS).toBe(together);
  await phone.getByRole('button', { name: /^Earlier versions/ }).click();
  const versions = phone.getByRole('dialog', { name: 'Earlier versions' });
  await versions.getByText('Begun on the laptop. Continued on the phone.').waitFor();
});
