import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { waitForMutations } from './wait-for-mutations.ts';

test('waits for a running mutation', async () => {
  const client = new QueryClient();
  expect(await waitForMutations(client)).toBe(true);
  let answer = () => {};
  const mutationFn = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  // The app's query client also uses the network mode `always`, because the browser's online state isn't reliable.
  const write = client.getMutationCache().build(client, { mutationFn, networkMode: 'always' }).execute(undefined);
  let free = false;
  const waiting = waitForMutations(client).then(() => {
    free = true;
  });
  await new Promise((later) => setTimeout(later, 0));
  expect(free).toBe(false);
  answer();
  await Promise.all([write, waiting]);
  expect(free).toBe(true);
});
