import { expect, it } from 'vitest';
import { trackReads } from './track-reads.ts';

/** Creates a client whose reads end when the test ends them. */
function slowClient() {
  const ends: (() => void)[] = [];
  const { client, done } = trackReads({
    query: (text: string) => new Promise<string>((resolve) => ends.push(() => resolve(text))),
    other: () => 'not counted',
  });
  return { client, done, endNext: () => ends.shift()?.() };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 0));

it('done resolves at once while no read is waiting', async () => {
  const { client, done } = slowClient();
  expect(client.other()).toBe('not counted');
  await done();
});

it('done waits for running reads and for reads that follow right after', async () => {
  const { client, done, endNext } = slowClient();
  const order: string[] = [];
  const both = client.query('one').then(async (text) => {
    order.push(text);
    order.push(await client.query('two'));
  });
  const waited = done().then(() => order.push('done'));
  endNext();
  await turns();
  expect(order).toEqual(['one']);
  endNext();
  await Promise.all([both, waited]);
  expect(order).toEqual(['one', 'two', 'done']);
});

it('a failed read counts as done, and its error reaches the caller', async () => {
  const { client, done } = trackReads({ query: () => Promise.reject(new Error('no such table')) });
  const read = client.query();
  const waited = done();
  await expect(read).rejects.toThrow('no such table');
  await waited;
});

it('done doesn’t wait forever if new reads keep coming', async () => {
  const { client, done } = trackReads({ query: async () => {} });
  let goes = true;
  const reading = (async () => {
    while (goes) {
      await new Promise((resolve) => setImmediate(resolve));
      void client.query();
    }
  })();
  await done();
  goes = false;
  await reading;
});
