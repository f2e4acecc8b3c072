import { expect, it } from 'vitest';
import { createQueues } from './queues.ts';

const patient = () => new AbortController().signal;
const isFull = { code: 'UNAVAILABLE' };

it('a queue admits as many callers as there is room for, and the others in order of arrival', async () => {
  const queues = createQueues();
  const inside: string[] = [];
  const enter = async (who: string) => {
    const leave = await queues.enter('one', patient(), 2);
    inside.push(who);
    return leave;
  };
  const [leaveA] = await Promise.all([enter('a'), enter('b')]);
  const c = enter('c');
  const d = enter('d');
  leaveA();
  (await c)();
  await d;
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
});

it('a queue of maximum length refuses the next caller at once', async () => {
  const queues = createQueues();
  const enter = () => queues.enter('one', patient(), 1, 2);
  const leave = await enter();
  const second = enter();
  const third = enter();
  await expect(enter()).rejects.toMatchObject(isFull);
  leave();
  const leaveSecond = await second;
  const fourth = enter();
  await expect(enter()).rejects.toMatchObject(isFull);
  leaveSecond();
  (await third)();
  (await fourth)();
});

it('a caller that loses patience frees its place in the queue', async () => {
  const queues = createQueues();
  const leave = await queues.enter('one', patient(), 1, 1);
  const impatient = new AbortController();
  const gone = queues.enter('one', impatient.signal, 1, 1);
  impatient.abort();
  await expect(gone).rejects.toMatchObject(isFull);
  const next = queues.enter('one', patient(), 1, 1);
  leave();
  (await next)();
});
