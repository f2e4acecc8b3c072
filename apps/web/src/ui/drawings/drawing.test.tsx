import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EmptyState } from '../loading/empty-state.tsx';
import { ErrorState } from '../loading/error-state.tsx';
import { Drawing, type Situation } from './drawing.tsx';

const SITUATIONS: Situation[] = ['empty', 'error', 'offline', 'not-found', 'done'];
const FILE = readFileSync(join(import.meta.dirname, 'drawings.svg'), 'utf8');

const drawnIn = (container: HTMLElement) => container.querySelector('use')?.getAttribute('href')?.split('#')[1];

describe('the drawings file', () => {
  test('has exactly one drawing for each situation', () => {
    const drawn = [...FILE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.sort()).toEqual([...SITUATIONS].sort());
  });

  test('takes every colour from the theme', () => {
    expect(FILE).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl|oklch/i);
    const colours = [...FILE.matchAll(/(?:fill|stroke)(?:="|:\s*)([^";]+)/g)].map(([, colour]) => colour?.trim() ?? '');
    expect(colours.length).toBeGreaterThan(20);
    expect(colours.filter((colour) => !/^(none|currentColor|var\(--[a-z0-9-]+\))$/.test(colour))).toEqual([]);
  });
});

test.each(SITUATIONS)('the drawing for %s is hidden from screen readers', (of) => {
  const { container } = render(<Drawing of={of} />);
  expect(drawnIn(container)).toBe(of);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

test('an empty state can show the drawing “done” instead of “empty”', () => {
  const { container, rerender } = render(<EmptyState>Nothing yet.</EmptyState>);
  expect(drawnIn(container)).toBe('empty');
  rerender(<EmptyState drawing="done">Nothing left.</EmptyState>);
  expect(drawnIn(container)).toBe('done');
});

test('an error state shows the offline drawing without a network', () => {
  const { container, unmount } = render(<ErrorState message="It broke." />);
  expect(drawnIn(container)).toBe('error');
  expect(screen.getByRole('alert').textContent).toBe('It broke.');
  unmount();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(drawnIn(render(<ErrorState message="It broke." />).container)).toBe('offline');
});
