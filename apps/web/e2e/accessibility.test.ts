import { describe, expect, it } from 'vitest';
import { findings } from './support/axe.ts';
import { journeys } from './support/browser.ts';
import { LOADED } from './support/pages.ts';
import { walk } from './support/prepared.ts';

const { prepared, pageAs, show } = walk(journeys());

describe('has no findings', () => {
  it.each(LOADED)('$name', async ({ path, as }) => {
    const page = await pageAs(as, { kept: true });
    await show(page, path(prepared()));
    expect(await findings(page)).toEqual([]);
  });

  it('a review with its answer', async () => {
    const page = await pageAs('busy');
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Show Answer' }).click();
    await page.getByRole('button', { name: 'Easy' }).waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
