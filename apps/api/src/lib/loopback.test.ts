import { expect, it } from 'vitest';
import { isLoopback, isLoopbackHost } from './loopback.ts';

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});

it.each(['192.168.0.1', '::2', '::ffff:10.0.0.1', '1127.0.0.1', '', 'localhost'])('%j is not', (address) => {
  expect(isLoopback(address)).toBe(false);
});

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000'])('the host %s names it', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

it.each(['localhost.example.org', '127.0.0.1.example.org', 'example.org', '10.0.0.1', ''])(
  'the host %j does not',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
