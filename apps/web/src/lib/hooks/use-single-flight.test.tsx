import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSingleFlight } from './use-single-flight.ts';

beforeEach(() => void vi.useFakeTimers());

function Deleting({ send }: { send: (id: string) => Promise<void> }) {
  const remove = useSingleFlight(useMutation({ mutationFn: send }), { secondTab: 'unchanged' });
  return ['a', 'b'].map((id) => (
    <button key={id} type="button" onClick={() => remove.mutate(id)}>
      {id}
    </button>
  ));
}

function show(send: (id: string) => Promise<void>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Deleting send={send} />
    </QueryClientProvider>,
  );
  return (name: string) => act(() => screen.getByRole('button', { name }).click());
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('two presses before anything is drawn are one call', async () => {
  const send = vi.fn(async () => undefined);
  show(send);
  const button = screen.getByRole('button', { name: 'a' });
  act(() => {
    button.click();
    button.click();
  });
  await pass(0);
  expect(send).toHaveBeenCalledOnce();
});

test('so are two within 60 ms, though the server answered between them', async () => {
  const send = vi.fn(async () => undefined);
  const press = show(send);
  press('a');
  await pass(60);
  press('a');
  await pass(1000);
  expect(send).toHaveBeenCalledOnce();
  press('a');
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a slow call is not made twice, however late the second press', async () => {
  const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)));
  const press = show(send);
  press('a');
  await pass(4000);
  press('a');
  await pass(2000);
  expect(send).toHaveBeenCalledOnce();
});

test('other input is another call, and what failed may be tried again at once', async () => {
  const send = vi.fn(async (id: string) => {
    if (id === 'b') throw new Error('No.');
  });
  const press = show(send);
  press('a');
  press('b');
  await pass(0);
  press('b');
  await pass(0);
  expect(send.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'b']);
});
