import { expect, it } from 'vitest';
import { isLoopback, isLoopbackHost } from './loopback.ts';

it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('treats the address %s as this machine', (address) => {
  expect(isLoopback(address)).toBe(true);
});

it.each(['192.168.0.1', '::2', '::ffff:10.0.0.1', '1127.0.0.1', '', 'localhost'])(
  'does not treat the address %j as this machine',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:3000'])('treats the host %s as this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

it.each(['localhost.example.org', '127.0.0.1.example.org', 'example.org', '10.0.0.1', ''])(
  'does not treat the host %j as this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);
