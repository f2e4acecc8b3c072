// Parses sentences that ask for a reminder: `Review fractions every Monday at 10 AM`. Pure functions.
import { addDays, localClock } from '../streaks/days.ts';
import {
  ALL_DAYS,
  nextWeekdayFrom,
  type ReminderTimes,
  toInstant,
  WEEKDAY_NAMES,
  WEEKEND,
  WORKDAYS,
} from './reminder-times.ts';

export interface ParsedReminder extends ReminderTimes {
  /** The text of the reminder. */
  text: string;
}

/** The default text of a reminder, used if the learner's text names only a time. */
const DEFAULT_TEXT = 'Time to study';
/** The time of a reminder whose text names no time. */
const DEFAULT_TIME = '19:00';
/** The hour that each part of the day means. */
const DAY_PART_HOURS: Readonly<Record<string, number>> = {
  morning: 9,
  noon: 12,
  afternoon: 15,
  evening: 19,
  night: 21,
};

/** Matches the name of a weekday, also abbreviated or in the plural. */
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const SEVERAL_DAYS = `${DAY}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)(?:every\\s+|on\\s+)?${DAY})*`;
const PART = '(morning|noon|afternoon|evening|night)';

const REQUEST = /^\s*(?:please\s+)?(?:remind me|set (?:me )?a reminder)(?:\s+(?:to|of|about|for|that))?\b[:,]?/i;
const DAILY = new RegExp(wholeWord('(?:daily|(?:every|each)\\s+(?:single\\s+)?day|everyday)'), 'i');
const EVERY_PART = new RegExp(wholeWord(`(?:every|each)\\s+${PART}`), 'i');
const ON_WORKDAYS = new RegExp(wholeWord('(?:(?:on|every|each)\\s+)?(?:weekdays?|workdays?|working days?)'), 'i');
const ON_WEEKENDS = new RegExp(wholeWord('(?:(?:on|at|every|each)\\s+)?(?:the\\s+)?weekends?'), 'i');
const EVERY_DAYS = new RegExp(wholeWord(`(?:every|each)\\s+(${SEVERAL_DAYS})`), 'i');
const PLURAL_DAYS = new RegExp(
  wholeWord(`(?:on\\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)days(?:(?:,| and|,? &)\\s+\\w+days)*)`),
  'i',
);
const TOMORROW = new RegExp(wholeWord(`tomorrow(?:\\s+${PART})?`), 'i');
const TODAY = new RegExp(wholeWord(`(?:today|this ${PART})`), 'i');
const TONIGHT = new RegExp(wholeWord('tonight'), 'i');
const ON_A_DAY = new RegExp(wholeWord(`(?:on|next|this|coming)\\s+(?:next\\s+|this\\s+)?(${DAY})`), 'i');
/**
 * Matches a weekday without a word like `on` before it, at an end of the text or beside a time. Elsewhere a weekday
 * belongs to the subject of the reminder.
 */
const BARE_DAY = new RegExp(
  `^\\s*(${DAY})\\b(?!-)|\\b(${DAY})(?=\\s+(?:at\\b|\\d{1,2}(?::\\d\\d|\\s*[ap]\\.?m)))|\\b(${DAY})\\s*[.!]?$`,
  'i',
);

const TWELVE_HOURS = /(?:\b(?:at|around|by)\s+)?\b(0?\d|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m\b\.?/i;
const TWENTY_FOUR_HOURS = /(?:\b(?:at|around|by)\s+)?\b([01]?\d|2[0-3]):([0-5]\d)\b(?:\s*(?:h|hours)\b)?/i;
const BARE_HOUR = /\b(?:at|around)\s+([01]?\d|2[0-3])(?:\s*o'?clock)?\b(?![:.]\d|\s*%)/i;
const AT_NOON = new RegExp(wholeWord('(?:at\\s+)?(noon|midday)'), 'i');
const AT_MIDNIGHT = new RegExp(wholeWord('(?:at\\s+)?midnight'), 'i');
const IN_A_PART = new RegExp(wholeWord('(?:in the|at)\\s+(morning|afternoon|evening|night)'), 'i');

function wholeWord(pattern: string): string {
  return `\\b${pattern}\\b`;
}

/**
 * Reads the subject and the time of a reminder from a text. Without a day the reminder comes tomorrow, without a time
 * at 7 PM. If the time is already over on that day, the reminder comes on the next such day.
 */
export function parseReminder(text: string, now: Date, timeZone: string): ParsedReminder {
  const rest = { text: text.replace(REQUEST, ' ') };
  const today = localClock(now, timeZone).date;
  const days = takeDays(rest, today);
  const time = takeTime(rest, days.part) ?? DEFAULT_TIME;
  const subject = toSentence(rest.text);
  const wasToday = days.onDay === today && toInstant(today, time, timeZone) <= now;
  const daysToNext = days.named ? 7 : 1;
  return {
    text: subject === '' ? DEFAULT_TEXT : subject,
    weekdays: days.weekdays,
    // If the time on that day is already over, the reminder comes on the next such day.
    onDay: wasToday ? addDays(today, daysToNext) : days.onDay,
    time,
  };
}

interface ParsedDays {
  weekdays: number[];
  onDay: string | null;
  /** The part of the day that was named with the day, e.g. `evening`. */
  part?: string | undefined;
  /** Whether the text named a weekday. */
  named?: boolean;
}

/** Finds the days in a text and removes them from it. */
function takeDays(rest: { text: string }, today: string): ParsedDays {
  const repeatedOn = (weekdays: number[], part?: string): ParsedDays => ({ weekdays, onDay: null, part });
  const onceOn = (onDay: string, more: Partial<ParsedDays> = {}): ParsedDays => ({ weekdays: [], onDay, ...more });
  if (takeMatch(rest, DAILY)) return repeatedOn(ALL_DAYS);
  const part = takeMatch(rest, EVERY_PART);
  if (part) return repeatedOn(ALL_DAYS, part[1]);
  if (takeMatch(rest, ON_WORKDAYS)) return repeatedOn(WORKDAYS);
  if (takeMatch(rest, ON_WEEKENDS)) return repeatedOn(WEEKEND);
  const severalDays = takeMatch(rest, EVERY_DAYS) ?? takeMatch(rest, PLURAL_DAYS);
  if (severalDays) return repeatedOn(parseWeekdays(severalDays[1] ?? ''));
  const tomorrow = takeMatch(rest, TOMORROW);
  if (tomorrow) return onceOn(addDays(today, 1), { part: tomorrow[1] });
  const thisDay = takeMatch(rest, TODAY);
  if (thisDay) return onceOn(today, { part: thisDay[1] });
  if (takeMatch(rest, TONIGHT)) return onceOn(today, { part: 'night' });
  const namedDay = takeMatch(rest, ON_A_DAY) ?? takeMatch(rest, BARE_DAY);
  const [weekday] = parseWeekdays(namedDay?.slice(1).find((value) => value !== undefined) ?? '');
  return weekday === undefined ? onceOn(addDays(today, 1)) : onceOn(nextWeekdayFrom(today, weekday), { named: true });
}

function parseWeekdays(text: string): number[] {
  const found = text.toLowerCase().match(new RegExp(DAY, 'g')) ?? [];
  const numbers = found.map(
    (name) => WEEKDAY_NAMES.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3))) + 1,
  );
  return ALL_DAYS.filter((day) => numbers.includes(day));
}

/**
 * Finds the time in a text and removes it. Returns `HH:MM`, or null if the text has no time.
 * @param part the part of the day that was named with the day.
 */
function takeTime(rest: { text: string }, part: string | undefined): string | null {
  const twelveHours = takeMatch(rest, TWELVE_HOURS);
  if (twelveHours)
    return toTime((Number(twelveHours[1]) % 12) + (twelveHours[3]?.toLowerCase() === 'p' ? 12 : 0), twelveHours[2]);
  const twentyFourHours = takeMatch(rest, TWENTY_FOUR_HOURS);
  if (twentyFourHours) return toTime(Number(twentyFourHours[1]), twentyFourHours[2]);
  if (takeMatch(rest, AT_NOON)) return toTime(12);
  if (takeMatch(rest, AT_MIDNIGHT)) return toTime(0);
  const namedPart = (takeMatch(rest, IN_A_PART)?.[1] ?? part)?.toLowerCase();
  const bareHour = takeMatch(rest, BARE_HOUR);
  if (bareHour) return toTime(guessHour(Number(bareHour[1]), namedPart));
  return namedPart === undefined ? null : toTime(DAY_PART_HOURS[namedPart] ?? 19);
}

/**
 * Returns the hour (0–23) that a number without AM or PM means. Numbers below 8 are in the afternoon, unless the part
 * of the day is the morning.
 */
function guessHour(hour: number, part: string | undefined): number {
  if (hour === 0 || hour >= 12) return hour;
  if (part === 'morning') return hour;
  return hour < 8 || part !== undefined ? hour + 12 : hour;
}

function toTime(hours: number, minutes = '00'): string {
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Removes the first match of a pattern from a text and returns it; null if there is none. */
function takeMatch(rest: { text: string }, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(rest.text);
  if (found) rest.text = `${rest.text.slice(0, found.index)} ${rest.text.slice(found.index + found[0].length)}`;
  return found;
}

/**
 * Trims the rest of a reminder's text and capitalises its first letter. Returns an empty text if no letters or digits
 * are left.
 */
function toSentence(text: string): string {
  const trimmed = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/^[\s,.;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, '')
    .replace(/^(?:to|and|at|on) | (?:at|on|and|every)$/gi, '')
    .trim();
  return /\p{L}|\p{N}/u.test(trimmed) ? `${trimmed[0]?.toUpperCase()}${trimmed.slice(1)}` : '';
}
