import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day, id, instant, integer, isTimeZone, rawText, storableInstant, text, timeZone } from './scalars.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // Strings of arbitrary UTF-16 units, including lone surrogates and control characters.
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
);
const anything = fc.oneof(anyText, fc.anything({ withDate: true, withBigInt: true, withNullPrototype: true }));

/** Returns the value that a schema parses, or the messages of its validation errors. */
function read(schema: z.ZodMiniType, value: unknown): { data?: unknown; messages: string[] } {
  const result = z.safeParse(schema, value);
  return result.success
    ? { data: result.data, messages: [] }
    : { messages: result.error.issues.map((issue) => issue.message) };
}

describe('text', () => {
  const schema = text('Name', 2, 8);

  it('accepts only text within its bounds that databases and JSON parsers can take', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const { data, messages } = read(schema, value);
        if (messages.length > 0) return;
        const passed = String(data);
        expect(passed).toBe(value.trim());
        expect([...passed].length).toBeGreaterThanOrEqual(2);
        expect([...passed].length).toBeLessThanOrEqual(8);
        expect(passed.isWellFormed()).toBe(true);
        expect(passed.replaceAll(/[\t\n\r]/g, '')).not.toMatch(/\p{Cc}/u);
        expect(JSON.parse(JSON.stringify(passed))).toBe(passed);
        expect(Buffer.from(passed, 'utf8').toString('utf8')).toBe(passed);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts its own result again, unchanged', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const { data, messages } = read(schema, value);
        if (messages.length === 0) expect(read(schema, data)).toEqual({ data, messages: [] });
      }),
    );
  });

  it('accepts every clean text within its bounds', () => {
    const inside = fc
      .string({ unit: 'grapheme-ascii', minLength: 2, maxLength: 8 })
      .filter((value) => value === value.trim());
    fc.assert(
      fc.property(inside, (value) => {
        expect(read(schema, value)).toEqual({ data: value, messages: [] });
      }),
    );
  });

  it.each([
    ['', ['Name must have at least 2 characters.']],
    [' a ', ['Name must have at least 2 characters.']],
    ['123456789', ['Name must have at most 8 characters.']],
    ['𝔘'.repeat(9), ['Name must have at most 8 characters.']],
    ['a\0b', ['Must not contain control characters.']],
    ['a\ud800', ['Must not contain control characters.']],
    [7, ['Name must be text.']],
    [undefined, ['Name must be text.']],
  ])('rejects %j with the right messages', (value, messages) => {
    expect(read(schema, value).messages).toEqual(messages);
  });

  it('keeps tabs and line ends inside the text, and trims them at its ends', () => {
    expect(read(schema, '\n a\t\r\nb ').data).toBe('a\t\r\nb');
  });

  it('uses the given message for missing text', () => {
    const titled = text('Title', 1, 5, 'The title is missing!');
    for (const value of [undefined, null, '', '  '])
      expect(read(titled, value).messages).toEqual(['The title is missing!']);
  });
});

describe('raw text', () => {
  it('returns accepted text unchanged', () => {
    const schema = rawText('Password', 1, 12);
    fc.assert(
      fc.property(anyText, (value) => {
        const { data, messages } = read(schema, value);
        if (messages.length === 0) expect(data).toBe(value);
      }),
    );
    expect(read(schema, ' a ')).toEqual({ data: ' a ', messages: [] });
    expect(read(schema, '').messages).toEqual(['Password is required.']);
  });
});

describe('id', () => {
  it('accepts every UUID in either case and returns it in lower case', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.boolean(), (uuid, upper) => {
        expect(read(id, upper ? uuid.toUpperCase() : uuid)).toEqual({ data: uuid, messages: [] });
      }),
    );
  });

  it('rejects everything else', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const { data } = read(id, value);
        if (data !== undefined) expect(data).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      }),
    );
    for (const value of [
      '{01a1fdc2-0cab-7187-b34e-0f45b423dced}',
      '01a1fdc20cab7187b34e0f45b423dced',
      '01a1fdc2-0cab-7187-b34e-0f45b423dced\n',
    ]) {
      expect(read(id, value).messages).not.toEqual([]);
    }
  });
});

describe('an instant', () => {
  it('accepts the ISO text of every Date in the years 0 to 9999', () => {
    const dates = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, (date) => {
        expect(read(instant, date.toISOString()).messages).toEqual([]);
      }),
    );
  });

  it('rejects text that isn’t a time', () => {
    const nearly = fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/);
    fc.assert(
      fc.property(fc.oneof(nearly, anyText), (value) => {
        if (read(instant, value).messages.length === 0) expect(Number.isNaN(Date.parse(value))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '2026-02-30T12:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T12:00:60Z',
    '2026-01-01T12:00:00',
    '2026-01-01',
    '+275760-09-13T00:00:00.000Z',
    '2026-01-01T00:00:00+24:00',
    1_700_000_000_000,
  ])('refuses %s', (value) => {
    expect(read(instant, value).messages).toEqual(['Must be a time like 2026-03-01T12:00:00Z.']);
  });
});

describe('a storable instant', () => {
  it.each(['0000-06-01T12:00:00Z', '9999-12-31T23:59:59-01:00', '0001-01-01T00:59:59+01:00'])(
    'rejects %s, which is outside the years 1 to 9999',
    (value) => {
      expect(read(instant, value).messages).toEqual([]);
      expect(read(storableInstant, value).messages).toEqual(['Must be a time between the years 1 and 9999.']);
    },
  );

  it('reports text that isn’t a time with one message only', () => {
    expect(read(storableInstant, 'yesterday').messages).toEqual(['Must be a time like 2026-03-01T12:00:00Z.']);
    expect(read(storableInstant, '9999-12-31T23:59:59Z').messages).toEqual([]);
  });
});

describe('a day', () => {
  it('accepts every calendar day from 1900 on', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        expect(read(day, date.toISOString().slice(0, 10)).messages).toEqual([]);
      }),
    );
  });

  it.each(['1899-12-31', '2026-02-29', '2026-13-01', '2026-1-1', '10000-01-01', '2026-01-01T00:00:00Z', ''])(
    'refuses %j',
    (value) => {
      expect(read(day, value).messages).not.toEqual([]);
    },
  );
});

describe('an integer', () => {
  it('accepts exactly the whole numbers within its bounds', () => {
    const schema = integer('Marks', 1, 100);
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.integer({ min: -5, max: 105 }), fc.double(), anything), (value) => {
        const fits = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 100;
        expect(read(schema, value).messages.length === 0).toBe(fits);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a time zone', () => {
  it('accepts every name that the runtime lists', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(name)).toBe(true);
    expect(read(timeZone, 'UTC').messages).toEqual([]);
  });

  it('accepts only names that Intl can format times with, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.stringMatching(/^[A-Z][a-z]{1,8}\/[A-Z][a-z]{1,8}$/)), (value) => {
        const { data } = read(timeZone, value);
        if (typeof data === 'string') new Intl.DateTimeFormat('en', { timeZone: data }).format(0);
      }),
    );
  });

  it.each(['+05:00', '-0300', 'Europe/Nowhere', '', 'Europe/Berlin\0', 'E'.repeat(65)])('refuses %j', (value) => {
    expect(read(timeZone, value).messages).not.toEqual([]);
  });
});
