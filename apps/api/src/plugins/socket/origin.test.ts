import { expect, test } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

const PUBLIC = 'https://quiz.example.org';

test.each([
  // Other programs.
  [undefined, 'localhost:3000', null, true],
  [undefined, '192.168.1.4:3000', null, true],
  [undefined, 'quiz.example.org', PUBLIC, true],
  // The page itself.
  ['http://localhost:3000', 'localhost:3000', null, true],
  ['http://192.168.1.4:3000', '192.168.1.4:3000', null, true],
  ['http://[fe80::1]:3000', '[fe80::1]:3000', null, true],
  ['http://school-server', 'school-server:80', null, true],
  ['http://quiz.local:3000', 'quiz.local:3000', null, true],
  [PUBLIC, 'quiz.example.org', PUBLIC, true],
  // Behind a proxy that passes on its own name for the server.
  [PUBLIC, '127.0.0.1:3000', PUBLIC, true],
  // Other pages.
  ['https://evil.example', 'localhost:3000', null, false],
  ['https://evil.example', 'quiz.example.org', PUBLIC, false],
  ['http://localhost:5173', 'localhost:3000', null, false],
  ['null', 'localhost:3000', null, false],
  ['file:///x', 'localhost:3000', null, false],
  ['nonsense', 'localhost:3000', null, false],
  // A name of somebody else's that leads here.
  ['http://evil.example:3000', 'evil.example:3000', null, false],
  ['http://evil.example:3000', 'evil.example:3000', PUBLIC, false],
  [undefined, 'evil.example', PUBLIC, false],
  [undefined, 'a b', null, false],
  [undefined, '', null, false],
])('a page of %s over the name %s (PUBLIC_URL %s): %s', (origin, host, publicUrl, admitted) => {
  expect(isAllowedOrigin({ origin, host, publicUrl })).toBe(admitted);
});
