import { expect, test } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

const PUBLIC = 'https://quiz.example.org';

test.each([
  // Programs other than browsers, which send no Origin.
  [undefined, 'localhost:3000', null, true],
  [undefined, '192.168.1.4:3000', null, true],
  [undefined, 'quiz.example.org', PUBLIC, true],
  // The app's own page, over an address or name that is allowed.
  ['http://localhost:3000', 'localhost:3000', null, true],
  ['http://192.168.1.4:3000', '192.168.1.4:3000', null, true],
  ['http://[fe80::1]:3000', '[fe80::1]:3000', null, true],
  ['http://school-server', 'school-server:80', null, true],
  ['http://quiz.local:3000', 'quiz.local:3000', null, true],
  [PUBLIC, 'quiz.example.org', PUBLIC, true],
  // The app behind a proxy that uses its own name for the server.
  [PUBLIC, '127.0.0.1:3000', PUBLIC, true],
  // Pages of other sites and invalid origins.
  ['https://evil.example', 'localhost:3000', null, false],
  ['https://evil.example', 'quiz.example.org', PUBLIC, false],
  ['http://localhost:5173', 'localhost:3000', null, false],
  ['null', 'localhost:3000', null, false],
  ['file:///x', 'localhost:3000', null, false],
  ['nonsense', 'localhost:3000', null, false],
  // Host names that others could point at this server, and invalid ones.
  ['http://evil.example:3000', 'evil.example:3000', null, false],
  ['http://evil.example:3000', 'evil.example:3000', PUBLIC, false],
  [undefined, 'evil.example', PUBLIC, false],
  [undefined, 'a b', null, false],
  [undefined, '', null, false],
])('allows the origin %s over the host %s (PUBLIC_URL %s): %s', (origin, host, publicUrl, admitted) => {
  expect(isAllowedOrigin({ origin, host, publicUrl })).toBe(admitted);
});
