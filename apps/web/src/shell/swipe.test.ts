import { expect, test } from 'vitest';
import { swipeDirection } from './swipe.ts';

const from = { x: 200, y: 100, time: 1000 };
const to = (dx: number, dy: number, ms: number) => ({ x: 200 + dx, y: 100 + dy, time: 1000 + ms });

test('more than 50 px within 500 ms is a swipe', () => {
  expect(swipeDirection(from, to(-51, 0, 500))).toBe('left');
  expect(swipeDirection(from, to(51, 10, 100))).toBe('right');
});

test('a movement that is too short, too slow or mostly vertical is no swipe', () => {
  expect(swipeDirection(from, to(-50, 0, 100))).toBeNull();
  expect(swipeDirection(from, to(-80, 0, 501))).toBeNull();
  expect(swipeDirection(from, to(-60, 70, 100))).toBeNull();
});
