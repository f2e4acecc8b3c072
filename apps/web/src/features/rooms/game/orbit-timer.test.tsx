import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { monotonicNow } from '../room-clock.ts';
import { at, T0 } from '../testing/rooms.ts';
import { OrbitTimer } from './orbit-timer.tsx';

beforeEach(() => void vi.useFakeTimers());

test('shows the time left each second, and announces it at 30, 10 and 5 seconds', () => {
  render(<OrbitTimer endsAt={at(32_000)} timeLimit={45} offset={T0 - monotonicNow()} />);
  const timer = screen.getByRole('timer', { name: 'Time left' });
  const said = screen.getByRole('status');
  const heard = [said.textContent];
  const shown = [timer.textContent];
  for (let second = 0; second < 32; second += 1) {
    act(() => void vi.advanceTimersByTime(1000));
    shown.push(timer.textContent);
    if (said.textContent !== heard.at(-1)) heard.push(said.textContent);
  }
  expect(shown).toEqual(Array.from({ length: 33 }, (_, second) => String(32 - second)));
  expect(heard).toEqual(['', '30 seconds left', '10 seconds left', '5 seconds left']);
});
