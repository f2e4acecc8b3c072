import * as z from 'zod/mini';
import { hasInvisibleCharacters } from './readable.ts';

// Control characters except tab, line feed and carriage return. PostgreSQL can't store NUL.
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** Text that every database and every JSON parser accepts: no control characters and no lone surrogates. */
function isCleanText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

const checkClean = () => z.refine<string>(isCleanText, { error: 'Must not contain control characters.', abort: true });

/**
 * A schema for text that is trimmed and has `min` to `max` characters (Unicode code points).
 * @param label the field's name in messages, as a person would call it.
 * @param missing the message for missing text, if the general one doesn't fit.
 */
export function text(label: string, min: number, max: number, missing?: string) {
  const tooShort = missing ?? (min === 1 ? `${label} is required.` : `${label} must have at least ${min} characters.`);
  return z
    .string(missing ?? `${label} must be text.`)
    .check(
      z.trim(),
      z.minLength(min, tooShort),
      z.maxLength(max, `${label} must have at most ${max} characters.`),
      checkClean(),
    );
}

const UNREADABLE = "can't have invisible characters, or ones that change the direction of others.";

/**
 * A schema for text that other users see in lists and headings, e.g. a title: it rejects invisible and
 * direction-changing characters.
 */
export function readableText(label: string, min: number, max: number, tooShort?: string) {
  return text(label, min, max, tooShort).check(
    z.refine<string>((value) => !hasInvisibleCharacters(value), `${label} ${UNREADABLE}`),
  );
}

/**
 * A schema for text that is stored exactly as sent (passwords, tokens): its length is bounded, but it isn't trimmed.
 */
export function rawText(label: string, min: number, max: number) {
  return z
    .string(`${label} must be text.`)
    .check(
      z.minLength(min, min === 1 ? `${label} is required.` : `${label} must have at least ${min} characters.`),
      z.maxLength(max, `${label} must have at most ${max} characters.`),
      checkClean(),
    );
}

/** A record's id: any UUID is accepted and converted to lower case. */
export const id = z.string('Must be an id.').check(z.toLowerCase(), z.guid('Must be an id (UUID).'));

/** An instant as ISO 8601 with offset or Z, e.g. `2026-03-01T12:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true, error: 'Must be a time like 2026-03-01T12:00:00Z.' });

/**
 * An instant within the years 1 to 9999, which databases can store. Times sent by devices are clamped into that range
 * instead of being checked with this schema, so that no learner's work is rejected.
 */
export const storableInstant = z.iso
  .datetime({ offset: true, error: 'Must be a time like 2026-03-01T12:00:00Z.' })
  .check(z.refine<string>((text) => !isOutsideStorableYears(text), 'Must be a time between the years 1 and 9999.'));

/**
 * Returns whether a time, converted to UTC, lies outside the years 1 to 9999, which databases can't store. An offset
 * can move the first and last hours of that range out of it.
 */
function isOutsideStorableYears(text: string): boolean {
  const time = Date.parse(text);
  // Text that isn't a time at all is reported by the datetime check instead.
  return /^\d{4}-/.test(text) && !Number.isNaN(time) && !/^(?!0000)\d{4}-/.test(new Date(time).toISOString());
}

/** A learner's day, `YYYY-MM-DD`. */
export const day = z.iso
  .date('Must be a day like 2026-03-01.')
  .check(z.refine<string>((text) => text >= '1900', 'Must be a day since 1900.'));

export function integer(label: string, min: number, max: number) {
  return z
    .int(`${label} must be a whole number.`)
    .check(z.minimum(min, `${label} must be at least ${min}.`), z.maximum(max, `${label} must be at most ${max}.`));
}

/** An IANA time zone that this runtime knows, e.g. `Europe/Berlin`. */
export const timeZone = z
  .string('Time zone must be text.')
  .check(
    z.maxLength(64, 'Time zone is too long.'),
    z.refine(isTimeZone, 'Unknown time zone. Use a name like Europe/Berlin.'),
  );

/**
 * The time zone names already found valid: an Intl check costs as much as a query. The size is limited, because a name
 * can be spelled in many mixes of upper and lower case.
 */
const validZones = new Set<string>();
const MAX_CACHED_ZONES = 1_000;

export function isTimeZone(name: string): boolean {
  if (validZones.has(name)) return true;
  // Intl also accepts offsets such as '+05:00', but those don't follow daylight saving time, so only names are
  // accepted.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    return false;
  }
  if (validZones.size < MAX_CACHED_ZONES) validZones.add(name);
  return true;
}
