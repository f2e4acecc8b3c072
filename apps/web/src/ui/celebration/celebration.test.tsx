import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { celebrate, endCelebration } from './celebration-queue.ts';
import { Celebrations } from './celebrations.tsx';
import type { Moment } from './moment.ts';

const LEVEL: Moment = { key: 'level:2', kind: 'level', title: 'Level 2', text: '160 XP to level 3.', figure: '2' };
const STREAK: Moment = { key: 'streak:x', kind: 'streak', title: '4-day streak', text: 'Today counts.', figure: '4' };
let learner = 0;
function play(moments: readonly Moment[], next?: Parameters<typeof celebrate>[2]): boolean {
  let plays = false;
  act(() => {
    plays = celebrate(`learner-${learner}`, moments, next);
  });
  return plays;
}
const button = (name = 'Continue') => screen.findByRole('button', { name });

beforeEach(() => {
  learner += 1;
  act(endCelebration);
  render(
    <>
      <h1 tabIndex={-1}>Report</h1>
      <a href="/elsewhere">Elsewhere</a>
      <Celebrations />
    </>,
  );
});

describe('the queue', () => {
  test('plays one moment after the other, and the last button runs the next step', async () => {
    const run = vi.fn();
    play([STREAK, LEVEL], { label: 'Review 3 mistakes', run });
    await screen.findByRole('region', { name: '4-day streak' });
    expect(screen.queryByText('Level 2')).toBeNull();
    await userEvent.click(await button());
    expect(screen.getByRole('region', { name: 'Level 2' }).getAttribute('data-size')).toBe('large');
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(await button('Review 3 mistakes'));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('never plays the same event twice for a learner, but plays it for another one', async () => {
    expect(play([LEVEL])).toBe(true);
    await userEvent.click(await button());
    expect(play([LEVEL])).toBe(false);
    expect(screen.queryByRole('region')).toBeNull();
    learner += 1;
    expect(play([LEVEL])).toBe(true);
    await screen.findByRole('region', { name: 'Level 2' });
  });

  test('plays a moment that is added during another one after it', async () => {
    play([STREAK]);
    play([LEVEL]);
    await userEvent.click(await button());
    await screen.findByRole('region', { name: 'Level 2' });
  });
});

describe('the card', () => {
  test('focuses its button, which is described by the content, and later the heading', async () => {
    play([LEVEL]);
    const next = await button();
    expect(document.activeElement).toBe(next);
    const said = document.getElementById(next.getAttribute('aria-describedby') ?? '');
    expect(said?.textContent).toContain('Level 2160 XP to level 3.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('continues on Escape', async () => {
    play([STREAK, LEVEL]);
    await button();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await screen.findByRole('region', { name: 'Level 2' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('ends the celebration on a press outside or when Tab leaves it', async () => {
    play([STREAK, LEVEL]);
    await button();
    fireEvent.pointerDown(screen.getByRole('link'));
    screen.getByRole('link').focus();
    // The card stays until the pointer is released.
    expect(screen.getByRole('region')).toBeVisible();
    fireEvent.pointerUp(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect(screen.queryByRole('region')).toBeNull();
    play([{ ...STREAK, key: 'streak:y' }]);
    await button();
    act(() => screen.getByRole('link').focus());
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('stays open when the heading of a new page takes the focus', async () => {
    play([LEVEL]);
    const next = await button();
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    expect(document.activeElement).toBe(next);
  });
});
