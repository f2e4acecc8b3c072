import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { editNewQuiz } from './support/authoring.ts';
import { createJourneys } from './support/browser.ts';
import { firstVisible } from './support/first-visible.ts';
import { createPremiumAccount } from './support/people.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const { open } = createJourneys();

async function premium(): Promise<Page> {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await createPremiumAccount(page);
  return page;
}

/** Makes a picture as large as a camera's, larger than the app stores. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2400, 1800];
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('This browser can paint nothing.');
    paint.fillStyle = '#2b3a8f';
    paint.fillRect(0, 0, 2400, 1800);
    paint.fillStyle = '#f6b26b';
    paint.arc(1200, 900, 500, 0, Math.PI * 2);
    paint.fill();
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

it('a picture is uploaded, comes with the downloaded quiz, and is shown without a network', async () => {
  const author = await premium();
  const title = `Pictured ${newId().slice(-6)}`;
  await editNewQuiz(author, title);
  await author.getByRole('button', { name: 'Add question', exact: true }).click();
  await author.getByRole('menuitem', { name: 'True or false' }).click();
  await author.getByLabel('Statement', { exact: true }).fill('This is a moon.');
  await author.getByRole('radio', { name: 'True' }).check();
  const file = author.getByLabel('Image file');
  await file.setInputFiles({ name: 'moon.svg.png', mimeType: 'image/png', buffer: Buffer.from('<svg></svg>') });
  await author.getByText("We can't read this picture. Choose a PNG, JPEG or WebP file.").waitFor();
  await file.setInputFiles({ name: 'moon.png', mimeType: 'image/png', buffer: await photo(author) });
  await author.getByLabel('Alternative text').fill('An orange disc');
  await author.getByRole('button', { name: 'Publish changes' }).click();
  await firstVisible(author.getByText('Changes published.')).waitFor();

  const learner = await premium();
  await learner.goto('/');
  await waitForServiceWorker(learner);
  await learner.goto(`/user/test?search=${encodeURIComponent(title)}`);
  const quiz = learner.getByRole('article', { name: title });
  await quiz.getByRole('button', { name: 'Download' }).click();
  await quiz.getByText('Available offline', { exact: true }).waitFor();
  await quiz.getByRole('link').first().click();
  await learner.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await learner.context().setOffline(true);
  await learner.getByRole('button', { name: 'Start', exact: true }).click();
  // Matches the image itself, not its placeholder.
  const shown = learner.locator('img[alt="An orange disc"]');
  await shown.waitFor();
  const { src, width } = await shown.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => ({ src: image.src, width: image.naturalWidth })),
  );
  expect(src).toMatch(/^blob:/);
  expect(width).toBe(1600);
});
