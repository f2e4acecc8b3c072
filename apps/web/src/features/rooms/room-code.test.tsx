import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RoomCode } from './room-code.tsx';
import { ROOM } from './testing/rooms.ts';

const ONLY_HERE = /This link only works on this computer\. To invite phones .* HOST=0\.0\.0\.0/;

afterEach(() => vi.unstubAllGlobals());

async function drawn(roomId: string): Promise<string | null> {
  const { unmount } = render(<RoomCode roomId={roomId} />);
  const path = (await screen.findByRole('img', { name: 'QR code of the link' })).querySelector('path');
  const shape = path?.getAttribute('d') ?? null;
  unmount();
  return shape;
}

test('shows the room’s code, its link, and the link as a QR code', async () => {
  vi.stubGlobal('location', new URL('https://quiz.example.org/real-time-quiz'));
  render(<RoomCode roomId={ROOM} />);
  expect(screen.getByText(`Room code: ${ROOM}`)).toBeVisible();
  expect(screen.getByText(`https://quiz.example.org/real-time-quiz?room=${ROOM}`)).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(screen.queryByText(ONLY_HERE)).toBeNull();
});

test('draws a different QR code for each link', async () => {
  const [first, second, again] = [await drawn('AAAAAA'), await drawn('BBBBBB'), await drawn('AAAAAA')];
  expect(first?.length).toBeGreaterThan(1000);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
});

test('explains how others can join if the address only works on this computer', () => {
  vi.stubGlobal('location', new URL('http://localhost:3000/real-time-quiz'));
  render(<RoomCode roomId={ROOM} />);
  expect(screen.getByText(ONLY_HERE)).toBeVisible();
});
