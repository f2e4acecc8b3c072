import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeWithServer } from '../testing/describe-with-server.ts';
import { plantPerson } from '../testing/planted/person.ts';
import type { Person } from '../testing/test-server.ts';
import { send } from '../testing/wire/http.ts';

const header = fc.oneof(
  fc.constantFrom(
    'Bearer',
    'Bearer ',
    'Bearer a.b',
    `Bearer ${'x'.repeat(8000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ.',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 200,
  }),
);
const names = [
  'authorization',
  'user-agent',
  'accept',
  'trpc-accept',
  'accept-encoding',
  'x-forwarded-for',
  'forwarded',
  'if-none-match',
  'accept-version',
  'range',
];
const paths = ['/api/users/me', '/trpc/accounts.me', '/api/docs', '/nowhere'];

describeWithServer('the server', { on: ['PGlite'] }, (harness) => {
  let person: Person;
  beforeAll(async () => {
    person = await plantPerson(harness.server);
  });

  it('answers any header without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), header, fc.constantFrom(...paths), async (name, value, path) => {
        const { status } = await send(harness.server.address, 'GET', path, {
          token: person.token,
          headers: { [name]: value.trim() },
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect((await send(harness.server.address, 'GET', '/healthz')).status).toBe(200);
    expect(harness.server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
