import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isReadableName, isStaffLike } from './names.ts';
import {
  changePasswordInput,
  deleteAccountInput,
  email,
  endSessionInput,
  loginInput,
  NAME_MAX,
  NAME_MIN,
  name,
  registerInput,
  updateRoleInput,
  updateSettingsInput,
} from './schema.ts';

const person = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
const pathsOf = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'));
};

describe('e-mail addresses', () => {
  it('are refused if a letter becomes ASCII only in lower case', () => {
    for (const given of ['mar\u212A@example.org', 'mark@example.\u212Aom', 'jos\u00E9@example.org'])
      expect(email.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([
        'Enter an e-mail address in plain letters, like name@example.org.',
      ]);
    expect(email.parse(' Mark@Example.ORG ')).toBe('mark@example.org');
  });

  it('are the same address in any case and with spaces around them', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\t', '\n '), (address, blank) => {
        const parsed = email.safeParse(address);
        fc.pre(parsed.success);
        expect(email.parse(`${blank}${address.toUpperCase()}${blank}`)).toBe(parsed.data);
        expect(email.parse(parsed.data)).toBe(parsed.data);
      }),
    );
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@example.org, eve@example.org',
    'ada@example.org\nBcc: eve@example.org',
    'Ada <ada@example.org>',
    'ada\u0000@example.org',
    `${'a'.repeat(250)}@example.org`,
    null,
    7,
    ['ada@example.org'],
    { toString: 'ada@example.org' },
  ])('are refused if invalid: %j', (value) => {
    expect(email.safeParse(value).success).toBe(false);
  });
});

describe('registerInput', () => {
  it('names every wrong field at once, in words that people understand', () => {
    const parsed = registerInput.safeParse({ name: ' x ', email: 'x', password: 'short', timeZone: 'Mars/Olympus' });
    expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'Name must have at least 2 characters.'],
      ['email', 'Enter an e-mail address like name@example.org.'],
      ['password', 'Password must have at least 10 characters.'],
      ['timeZone', 'Unknown time zone. Use a name like Europe/Berlin.'],
    ]);
  });

  it('ignores a role, id or verification in the input', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extra) => {
        const parsed = registerInput.parse({ ...extra, role: 'admin', id: 'x', emailVerifiedAt: 'now', ...person });
        for (const key of Object.keys(parsed)) expect(['name', 'email', 'password', 'timeZone']).toContain(key);
      }),
    );
  });

  it('throws on no value, nor do the other account inputs', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const schema of [
          registerInput,
          loginInput,
          updateSettingsInput,
          changePasswordInput,
          deleteAccountInput,
        ]) {
          expect(() => schema.safeParse(value)).not.toThrow();
        }
      }),
    );
  });

  it('leaves a password unchanged, with its spaces', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 200, unit: 'grapheme-ascii' }), (password) => {
        expect(registerInput.parse({ ...person, password }).password).toBe(password);
      }),
    );
    expect(registerInput.parse({ ...person, password: '  spaces count  ' }).password).toBe('  spaces count  ');
  });

  it('refuses text that a database or a log can’t store', () => {
    for (const bad of ['Ada\u0000', 'Ada\u001b[31m', 'Ada\ud800']) {
      expect(pathsOf(registerInput, { ...person, name: bad })).toEqual(['name']);
      expect(pathsOf(registerInput, { ...person, password: `${bad}${person.password}` })).toEqual(['password']);
    }
  });
});

describe('names', () => {
  it('have two to fifty characters after trimming', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme-ascii' }), (text) => {
        const trimmed = text.trim();
        const fits = trimmed.length >= NAME_MIN && trimmed.length <= NAME_MAX;
        const parsed = name.safeParse(text);
        expect(parsed.success).toBe(fits && isReadableName(trimmed) && !isStaffLike(trimmed));
        if (parsed.success) expect(parsed.data).toBe(trimmed);
      }),
    );
  });
});

describe('settings', () => {
  it('accept the 1,440 minutes of a day as reminder times, and null for no reminder', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    for (let minute = 0; minute < 1_440; minute += 1) {
      const reminderTime = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      expect(updateSettingsInput.parse({ reminderTime })).toEqual({ reminderTime });
    }
    expect(updateSettingsInput.parse({ reminderTime: null })).toEqual({ reminderTime: null });
    for (const wrong of ['24:00', '7:00', '07:60', '07:00:00', ' 07:00', '', '٠٧:٠٠', 700]) {
      expect(pathsOf(updateSettingsInput, { reminderTime: wrong })).toEqual(['reminderTime']);
    }
  });

  it('accept only the three daily goals', () => {
    for (const dailyGoal of [20, 50, 100]) expect(updateSettingsInput.parse({ dailyGoal })).toEqual({ dailyGoal });
    for (const wrong of [0, 30, -20, 50.5, '50', null, 1e10])
      expect(pathsOf(updateSettingsInput, { dailyGoal: wrong })).toEqual(['dailyGoal']);
  });

  it('may be changed one at a time, or not at all', () => {
    expect(updateSettingsInput.parse({})).toEqual({});
    expect(updateSettingsInput.parse({ leaderboardOptOut: false })).toEqual({ leaderboardOptOut: false });
    expect(pathsOf(updateSettingsInput, { leaderboardOptOut: 'yes', timeZone: '+05:00' })).toEqual([
      'timeZone',
      'leaderboardOptOut',
    ]);
  });
});

describe('the other inputs', () => {
  it('apply the password rules to a new password only, not to one tried for signing in', () => {
    expect(loginInput.safeParse({ email: person.email, password: 'x' }).success).toBe(true);
    expect(pathsOf(loginInput, { email: person.email, password: '' })).toEqual(['password']);
    expect(pathsOf(changePasswordInput, { currentPassword: 'x', newPassword: 'x' })).toEqual(['newPassword']);
    expect(changePasswordInput.safeParse({ newPassword: person.password }).success).toBe(true);
  });

  it('accept three roles only', () => {
    const userId = '01890000-0000-7000-8000-000000000000';
    for (const role of ['user', 'premium', 'admin']) {
      expect(updateRoleInput.parse({ userId: userId.toUpperCase(), role })).toEqual({ userId, role });
    }
    expect(pathsOf(updateRoleInput, { userId: 'x', role: 'owner' })).toEqual(['userId', 'role']);
  });

  it('accept a session only by its displayed id', () => {
    expect(endSessionInput.safeParse({ id: '0123456789abcdef'.repeat(2) }).success).toBe(true);
    for (const id of ['', '0123456789ABCDEF'.repeat(2), '0'.repeat(64), "'; delete from sessions"]) {
      expect(pathsOf(endSessionInput, { id })).toEqual(['id']);
    }
  });

  it('can be written as JSON schemas, for the API document', () => {
    for (const schema of [registerInput, loginInput, updateSettingsInput, changePasswordInput, deleteAccountInput]) {
      expect(z.toJSONSchema(schema, { io: 'input' })).toMatchObject({ type: 'object' });
    }
  });
});
