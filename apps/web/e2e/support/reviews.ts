import type { Page } from 'playwright-core';

/** The number of reviews in a set; between two sets, the session pauses. */
const SET_SIZE = 5;

/** Returns the number of due reviews that the first review's page shows. */
export async function readDueReviews(page: Page): Promise<number> {
  const place = await page.getByText(/^Review 1 of \d+$/).textContent();
  const left = page.getByText(/^\d+ left$/);
  const text = (await left.count()) > 0 ? await left.textContent() : place;
  return Number(/(\d+)(?: left)?$/.exec(text ?? '')?.[1]);
}

/**
 * Waits for a review of the session, and starts its set if it's the first one there.
 * @param number the review's number in the session, from 1.
 * @param due the number of reviews in the session.
 */
export async function waitForReview(page: Page, number: number, due: number): Promise<void> {
  const before = number - 1 - ((number - 1) % SET_SIZE);
  if (number > 1 && before === number - 1) {
    await page.getByText(`${due - before} left`).waitFor();
    await page.getByRole('link', { name: 'Enough for now' }).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.getByText(`Review ${number - before} of ${Math.min(SET_SIZE, due - before)}`).waitFor();
}
