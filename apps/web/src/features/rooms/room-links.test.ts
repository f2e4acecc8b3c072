import { expect, test } from 'vitest';
import { codeOf, isLoopback, joinLink } from './room-links.ts';

test('codes are read as people type and paste them', () => {
  expect(codeOf(' abc def ')).toBe('ABCDEF');
  expect(codeOf('https://x.example/real-time-quiz?room=qrbt42&as=stage')).toBe('QRBT42');
  expect(codeOf(234567)).toBe('234567');
  expect([codeOf(''), codeOf('--'), codeOf(null), codeOf({})]).toEqual([null, null, null, null]);
});

test('links name the code', () => {
  expect(joinLink('ABCDEF', 'https://x.example')).toBe('https://x.example/real-time-quiz?room=ABCDEF');
});

test('only loopback addresses are out of others’ reach', () => {
  expect(['localhost', '127.0.0.1', '[::1]', 'app.localhost'].map(isLoopback)).toEqual([true, true, true, true]);
  expect(['192.168.1.7', 'quiz.example', '10.127.0.1'].map(isLoopback)).toEqual([false, false, false]);
});
