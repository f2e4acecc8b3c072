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

test('sends one call for two presses before the next render', async () => {
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

test('sends one call for two presses within 60 ms, even if the server replied in between', async () => {
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

test('sends a slow call once, however late the second press comes', async () => {
  const send = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5000)));
  const press = show(send);
  press('a');
  await pass(4000);
  press('a');
  await pass(2000);
  expect(send).toHaveBeenCalledOnce();
});

test('sends another call for other input, and retries at once after a failure', async () => {
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
