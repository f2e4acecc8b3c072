import { expect, test } from 'vitest';
import { formatJoinLink, isLoopback, parseRoomCode } from './room-links.ts';

test('codes are parsed from typed text and pasted links', () => {
  expect(parseRoomCode(' abc def ')).toBe('ABCDEF');
  expect(parseRoomCode('https://x.example/real-time-quiz?room=qrbt42&as=stage')).toBe('QRBT42');
  expect(parseRoomCode(234567)).toBe('234567');
  expect([parseRoomCode(''), parseRoomCode('--'), parseRoomCode(null), parseRoomCode({})]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('links contain the code', () => {
  expect(formatJoinLink('ABCDEF', 'https://x.example')).toBe('https://x.example/real-time-quiz?room=ABCDEF');
});

test('only loopback addresses count as unreachable for others', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'app.localhost'].map(isLoopback)).toEqual([true, true, true, true]);
  expect(['192.168.1.7', 'quiz.example', '10.127.0.1'].map(isLoopback)).toEqual([false, false, false]);
});
