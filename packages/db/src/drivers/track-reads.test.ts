import { expect, it } from 'vitest';
import { trackReads } from './track-reads.ts';

/** A client whose reads end when the test says so. */
function slowClient() {
  const ends: (() => void)[] = [];
  const { client, done } = trackReads({
    query: (text: string) => new Promise<string>((resolve) => ends.push(() => resolve(text))),
    other: () => 'not counted',
  });
  return { client, done, endNext: () => ends.shift()?.() };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 0));

it('says at once that no read waits', async () => {
  const { client, done } = slowClient();
  expect(client.other()).toBe('not counted');
  await done();
});

it('waits for reads under way, and for those that follow right after', async () => {
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

it('counts a read that fails as done, and passes its error on', async () => {
  const { client, done } = trackReads({ query: () => Promise.reject(new Error('no such table')) });
  const read = client.query();
  const waited = done();
  await expect(read).rejects.toThrow('no such table');
  await waited;
});

it('does not wait for ever where reads never end coming', async () => {
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
