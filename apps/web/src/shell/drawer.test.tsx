import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  render(
    <Drawer open onClose={onClose} label="Menu">
      <a href="/user/test">Quizzes</a>
    </Drawer>,
  );
});

const drawer = () => screen.getByRole('dialog', { name: 'Menu' });

function swipe(dx: number, ms: number) {
  const start = new TouchEvent('touchstart', { bubbles: true });
  const end = new TouchEvent('touchend', { bubbles: true });
  Object.defineProperties(start, {
    changedTouches: { value: [{ clientX: 200, clientY: 50 }] },
    timeStamp: { value: 1000 },
  });
  Object.defineProperties(end, {
    changedTouches: { value: [{ clientX: 200 + dx, clientY: 50 }] },
    timeStamp: { value: 1000 + ms },
  });
  fireEvent(drawer(), start);
  fireEvent(drawer(), end);
}

test('closes on Escape', async () => {
  screen.getByRole('link', { name: 'Quizzes' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes on a tap outside and not on one inside', async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Quizzes' }));
  expect(onClose).not.toHaveBeenCalled();
  // A tap so soon counts as part of the press that opened the drawer.
  const openedAt = performance.now();
  await userEvent.click(drawer());
  expect(onClose).not.toHaveBeenCalled();
  vi.spyOn(performance, 'now').mockReturnValue(openedAt + 450);
  await userEvent.click(drawer());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes on a swipe to the left of more than 50 px within 500 ms', () => {
  swipe(-60, 300);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open when the finger moves right, too little or too slowly', () => {
  swipe(60, 300);
  swipe(-40, 300);
  swipe(-60, 600);
  expect(onClose).not.toHaveBeenCalled();
});

test('has a close button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
