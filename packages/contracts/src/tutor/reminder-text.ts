// What people write when they want to be reminded: `Review fractions every Monday at 10 AM`. Pure.
import { addDays, localClock } from '../streaks/days.ts';
import {
  ALL_DAYS,
  dayFrom,
  instantOf,
  type ReminderTimes,
  WEEKDAY_NAMES,
  WEEKEND,
  WORKDAYS,
} from './reminder-times.ts';

export interface ReadReminder extends ReminderTimes {
  /** What to remind of. */
  text: string;
}

/** What a reminder says that names only a time. */
const TIME_TO_STUDY = 'Time to study';
/** When a reminder comes that names no time. */
const USUAL_TIME = '19:00';
/** Hours of parts of the day. */
const PARTS: Readonly<Record<string, number>> = { morning: 9, noon: 12, afternoon: 15, evening: 19, night: 21 };

/** A day's name, also cut short and in the plural. */
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?';
const SEVERAL_DAYS = `${DAY}(?:(?:\\s*,\\s*(?:and\\s+)?|\\s+and\\s+|\\s*&\\s*)(?:every\\s+|on\\s+)?${DAY})*`;
const PART = '(morning|noon|afternoon|evening|night)';

const REQUEST = /^\s*(?:please\s+)?(?:remind me|set (?:me )?a reminder)(?:\s+(?:to|of|about|for|that))?\b[:,]?/i;
const DAILY = new RegExp(word('(?:daily|(?:every|each)\\s+(?:single\\s+)?day|everyday)'), 'i');
const EVERY_PART = new RegExp(word(`(?:every|each)\\s+${PART}`), 'i');
const ON_WORKDAYS = new RegExp(word('(?:(?:on|every|each)\\s+)?(?:weekdays?|workdays?|working days?)'), 'i');
const ON_WEEKENDS = new RegExp(word('(?:(?:on|at|every|each)\\s+)?(?:the\\s+)?weekends?'), 'i');
const EVERY_DAYS = new RegExp(word(`(?:every|each)\\s+(${SEVERAL_DAYS})`), 'i');
const PLURAL_DAYS = new RegExp(
  word(`(?:on\\s+)?((?:mon|tues|wednes|thurs|fri|satur|sun)days(?:(?:,| and|,? &)\\s+\\w+days)*)`),
  'i',
);
const TOMORROW = new RegExp(word(`tomorrow(?:\\s+${PART})?`), 'i');
const TODAY = new RegExp(word(`(?:today|this ${PART})`), 'i');
const TONIGHT = new RegExp(word('tonight'), 'i');
const ON_A_DAY = new RegExp(word(`(?:on|next|this|coming)\\s+(?:next\\s+|this\\s+)?(${DAY})`), 'i');
/** A day without a word before it, at an end of the text or beside a time: others are what it is about. */
const BARE_DAY = new RegExp(
  `^\\s*(${DAY})\\b(?!-)|\\b(${DAY})(?=\\s+(?:at\\b|\\d{1,2}(?::\\d\\d|\\s*[ap]\\.?m)))|\\b(${DAY})\\s*[.!]?$`,
  'i',
);

const TWELVE_HOURS = /(?:\b(?:at|around|by)\s+)?\b(0?\d|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?\s?m\b\.?/i;
const TWENTY_FOUR_HOURS = /(?:\b(?:at|around|by)\s+)?\b([01]?\d|2[0-3]):([0-5]\d)\b(?:\s*(?:h|hours)\b)?/i;
const BARE_HOUR = /\b(?:at|around)\s+([01]?\d|2[0-3])(?:\s*o'?clock)?\b(?![:.]\d|\s*%)/i;
const AT_NOON = new RegExp(word('(?:at\\s+)?(noon|midday)'), 'i');
const AT_MIDNIGHT = new RegExp(word('(?:at\\s+)?midnight'), 'i');
const IN_A_PART = new RegExp(word('(?:in the|at)\\s+(morning|afternoon|evening|night)'), 'i');

function word(pattern: string): string {
  return `\\b${pattern}\\b`;
}

/**
 * Reads what to remind of, and when: without a day tomorrow, without a time at 7 PM. What would be over is on the next such
 * day.
 */
export function readReminder(text: string, now: Date, timeZone: string): ReadReminder {
  const rest = { text: text.replace(REQUEST, ' ') };
  const today = localClock(now, timeZone).date;
  const days = readDays(rest, today);
  const time = readTime(rest, days.part) ?? USUAL_TIME;
  const about = tidy(rest.text);
  const wasToday = days.onDay === today && instantOf(today, time, timeZone) <= now;
  const again = days.named ? 7 : 1;
  return {
    text: about === '' ? TIME_TO_STUDY : about,
    weekdays: days.weekdays,
    // Its time on that day is over: the next such day.
    onDay: wasToday ? addDays(today, again) : days.onDay,
    time,
  };
}

interface Days {
  weekdays: number[];
  onDay: string | null;
  /** The part of the day that was named with it. */
  part?: string | undefined;
  /** Whether a weekday was named. */
  named?: boolean;
}

/** Takes the days out of a text. */
function readDays(rest: { text: string }, today: string): Days {
  const repeats = (weekdays: number[], part?: string): Days => ({ weekdays, onDay: null, part });
  const once = (onDay: string, more: Partial<Days> = {}): Days => ({ weekdays: [], onDay, ...more });
  if (take(rest, DAILY)) return repeats(ALL_DAYS);
  const part = take(rest, EVERY_PART);
  if (part) return repeats(ALL_DAYS, part[1]);
  if (take(rest, ON_WORKDAYS)) return repeats(WORKDAYS);
  if (take(rest, ON_WEEKENDS)) return repeats(WEEKEND);
  const several = take(rest, EVERY_DAYS) ?? take(rest, PLURAL_DAYS);
  if (several) return repeats(weekdaysIn(several[1] ?? ''));
  const tomorrow = take(rest, TOMORROW);
  if (tomorrow) return once(addDays(today, 1), { part: tomorrow[1] });
  const thisDay = take(rest, TODAY);
  if (thisDay) return once(today, { part: thisDay[1] });
  if (take(rest, TONIGHT)) return once(today, { part: 'night' });
  const named = take(rest, ON_A_DAY) ?? take(rest, BARE_DAY);
  const [weekday] = weekdaysIn(named?.slice(1).find((one) => one !== undefined) ?? '');
  return weekday === undefined ? once(addDays(today, 1)) : once(dayFrom(today, weekday), { named: true });
}

function weekdaysIn(text: string): number[] {
  const found = text.toLowerCase().match(new RegExp(DAY, 'g')) ?? [];
  const numbers = found.map(
    (name) => WEEKDAY_NAMES.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3))) + 1,
  );
  return ALL_DAYS.filter((day) => numbers.includes(day));
}

/** Takes the time out of a text. @param part the part of the day that was named with the day */
function readTime(rest: { text: string }, part: string | undefined): string | null {
  const half = take(rest, TWELVE_HOURS);
  if (half) return timeOf((Number(half[1]) % 12) + (half[3]?.toLowerCase() === 'p' ? 12 : 0), half[2]);
  const whole = take(rest, TWENTY_FOUR_HOURS);
  if (whole) return timeOf(Number(whole[1]), whole[2]);
  if (take(rest, AT_NOON)) return timeOf(12);
  if (take(rest, AT_MIDNIGHT)) return timeOf(0);
  const named = (take(rest, IN_A_PART)?.[1] ?? part)?.toLowerCase();
  const bare = take(rest, BARE_HOUR);
  if (bare) return timeOf(hourMeant(Number(bare[1]), named));
  return named === undefined ? null : timeOf(PARTS[named] ?? 19);
}

/** Which hour somebody means by a number alone: those before 8 are of the afternoon, unless it's in the morning. */
function hourMeant(hour: number, part: string | undefined): number {
  if (hour === 0 || hour >= 12) return hour;
  if (part === 'morning') return hour;
  return hour < 8 || part !== undefined ? hour + 12 : hour;
}

function timeOf(hours: number, minutes = '00'): string {
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Takes what matches out of a text; null where nothing does. */
function take(rest: { text: string }, pattern: RegExp): RegExpExecArray | null {
  const found = pattern.exec(rest.text);
  if (found) rest.text = `${rest.text.slice(0, found.index)} ${rest.text.slice(found.index + found[0].length)}`;
  return found;
}

/** What is left of a text, as a sentence begins. */
function tidy(text: string): string {
  const whole = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .replace(/^[\s,.;:–-]+|(?<![\s,;:–-])[\s,;:–-]+$/g, '')
    .replace(/^(?:to|and|at|on) | (?:at|on|and|every)$/gi, '')
    .trim();
  return /\p{L}|\p{N}/u.test(whole) ? `${whole[0]?.toUpperCase()}${whole.slice(1)}` : '';
}
