import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../lib/csv.ts';
import { EMAIL_TAKEN, MAX_ACCOUNTS, MAX_FILE_BYTES } from './limits.ts';
import { parsePeople, rejectTaken } from './parse-people.ts';
import { newAccount } from './schema.ts';

const ADA = { line: 2, name: 'Ada Lovelace', email: 'ada@example.org', role: 'user' };
const problemsOf = (text: string) => parsePeople(text).invalid.map(({ line, problems }) => [line, ...problems]);

describe('parsePeople', () => {
  it.each([
    ['with a header', 'name,email,role\nAda Lovelace,ada@example.org,user\n'],
    [
      'with columns in any order and in any letter case',
      'E-Mail;Role;Full Name\r\nADA@example.org;USER;Ada Lovelace\r\n',
    ],
    ['with additional columns', 'id\tname\tclass\temail\n1\tAda Lovelace\t5b\tada@example.org\n'],
    ['without a header', '\nAda Lovelace, ada@example.org ,\n'],
    ['without a role', '\n"Ada Lovelace",ada@example.org\n'],
  ])('reads people %s', (_how, text) => {
    expect(parsePeople(text)).toEqual({ valid: [ADA], invalid: [], overflow: null });
  });

  it('names the correction that each wrong row needs', () => {
    const text = [
      'name,email,role',
      'Ada,ada@example.org,user',
      'Bob,bob,user',
      'Cy,ADA@example.org,premium',
      'D,dora@example.org,teacher',
      `${'E'.repeat(51)},eve@example.org,`,
      'Support,support@example.org,admin',
      'Flo,flo@example.org,admin',
    ].join('\n');
    expect(problemsOf(text)).toEqual([
      [3, 'Enter an e-mail address like name@example.org.'],
      [4, 'The same e-mail is in line 2. Leave one of the two out.'],
      [5, 'Name must have at least 2 characters.', 'There is no role "teacher". Write user, premium or admin.'],
      [6, 'Name must have at most 50 characters.'],
      [7, 'This name looks like it belongs to the staff. Choose another.'],
    ]);
    expect(parsePeople(text).valid.map(({ name }) => name)).toEqual(['Ada', 'Flo']);
  });

  it('accepts HTML tags in a name as plain text', () => {
    expect(parsePeople('"<b onclick=""x"">Ann</b>",ann@example.org').valid[0]?.name).toBe('<b onclick="x">Ann</b>');
  });

  it('names the line with an unclosed quotation mark', () => {
    expect(problemsOf('Ada,ada@example.org\n"Bob,bob@example.org\n')).toEqual([
      [2, "A quotation mark in this row is never closed, so the rest of the file can't be read. Close it."],
    ]);
  });

  it('reads rows up to the limit and counts the rest', () => {
    const rows = Array.from({ length: MAX_ACCOUNTS + 3 }, (_, index) => `Person,p${index}@example.org`);
    const { valid, overflow } = parsePeople(`name,email\n${rows.join('\n')}`);
    expect([valid.length, overflow]).toEqual([MAX_ACCOUNTS, { first: MAX_ACCOUNTS + 2, rows: 3 }]);
  });

  it('reads back every file written by toCsv', () => {
    const given = fc
      .record({
        name: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 20 }),
        email: fc.uuid().map((id) => `${id}@example.org`),
        role: fc.constantFrom('user' as const, 'premium' as const, 'admin' as const),
      })
      .filter((person) => newAccount.safeParse(person).success && !/(^|;)'/.test(person.name.trim()))
      .map((person) => newAccount.parse(person));
    fc.assert(
      fc.property(fc.uniqueArray(given, { selector: ({ email }) => email, maxLength: 20 }), (people) => {
        const text = toCsv(
          ['role', 'email', 'name'],
          people.map(({ role, email, name }) => [role, email, name]),
        );
        const { valid, invalid } = parsePeople(text);
        expect(invalid).toEqual([]);
        expect(valid.map(({ line: _, ...person }) => person)).toEqual(people);
      }),
    );
  });

  it('turns any text into valid accounts and rows with problems', () => {
    const piece = fc.oneof(fc.constantFrom(',', '"', '\n', 'name,email\n', 'a@b.org', ';', '\t'), fc.string());
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { valid, invalid } = parsePeople(pieces.join(''));
        for (const { line: _, ...person } of valid) expect(newAccount.safeParse(person).success).toBe(true);
        for (const { problems } of invalid) expect(problems.length).toBeGreaterThan(0);
        expect(new Set(valid.map(({ email }) => email)).size).toBe(valid.length);
      }),
    );
  });

  it('allows files large enough for the longest rows', () => {
    expect(MAX_ACCOUNTS * (50 * 4 + 254 + 20)).toBeLessThan(MAX_FILE_BYTES);
  });
});

describe('rejectTaken', () => {
  it('moves rows whose e-mail has an account to the invalid ones, sorted by line', () => {
    const file = parsePeople('name,email\nAda,ada@example.org\nBob,bob\nCy,cy@example.org\nDora,dora');
    const { valid, invalid } = rejectTaken(file, ['cy@example.org'], EMAIL_TAKEN);
    expect(valid.map(({ name }) => name)).toEqual(['Ada']);
    expect(invalid.map(({ line, problems }) => [line, problems.at(-1)])).toEqual([
      [3, 'Enter an e-mail address like name@example.org.'],
      [4, EMAIL_TAKEN],
      [5, 'Enter an e-mail address like name@example.org.'],
    ]);
  });
});
