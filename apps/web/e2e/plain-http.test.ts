import { describe, expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { register } from './support/people.ts';
import { finishQuiz } from './support/take-quiz.ts';

// A host name that isn't localhost, so that the browser gives no secure context; the traffic stays on this machine.
const HOST = 'quorbit.school.test';
const { open, address } = createJourneys({ flags: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`] });

describe('a learner over plain HTTP on a local name', () => {
  it('signs up, takes a quiz and reads the report although the browser gives no secure context', async () => {
    const page = await open({ baseURL: address().replace('127.0.0.1', HOST) });
    await register(page);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.goto('/user/test');
    await page.getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await finishQuiz(page);
    await page.getByRole('tab', { name: /All/ }).waitFor();
  });
});
