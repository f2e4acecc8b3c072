import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { Check, Flame, Minus, Plane, Snowflake } from 'lucide-react';
import type { ProgressFacts } from './progress-facts.ts';
import type { DayState, WeekDay } from './week-days.ts';

interface WeekStripProps {
  facts: ProgressFacts;
  now: Date;
  timeZone: string;
  week: readonly WeekDay[] | null;
  /** Whether this browser stores nothing, so that the week stays unknown. */
  hasNoStorage: boolean;
}

const SHORT_FORMAT = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' });
const LONG_FORMAT = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

const DAY_STYLES: Record<DayState, string> = {
  active: 'border-primary bg-primary text-primary-content',
  frozen: 'border-info bg-info/15 text-info',
  skipped: 'border-base-content/25 text-quiet',
  missed: 'border-base-content/25 text-quiet',
  open: 'border-dashed border-primary',
  ahead: 'border-base-300',
  before: 'border-base-300',
};

const DAY_LABELS: Record<DayState, string> = {
  active: 'active',
  frozen: 'covered by a freeze',
  skipped: 'skipped by your journey',
  missed: 'missed',
  open: 'not counted yet',
  ahead: 'still to come',
  before: 'before you began',
};

/** The days of this week with their states, and the streak. */
export function WeekStrip({ facts, now, timeZone, week, hasNoStorage }: WeekStripProps) {
  const { streakDays, freezes } = facts;
  return (
    <>
      <ol aria-label="Days of this week" className="grid grid-cols-7 gap-1">
        {(week ?? buildUnknownWeek(learnerDay(now, timeZone))).map((weekDay) => (
          <Day key={weekDay.day} {...weekDay} isKnown={week !== null} />
        ))}
      </ol>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="flex items-center gap-2 font-semibold">
            <Flame className="size-5 text-accent" aria-hidden="true" />
            {streakDays === 0 ? 'No streak yet' : `${streakDays}-day streak`}
          </span>
          {freezes > 0 && (
            <span className="flex items-center gap-2 text-quiet">
              <Snowflake className="size-5 text-info" aria-hidden="true" />
              {freezes === 1 ? '1 freeze' : `${freezes} freezes`}
            </span>
          )}
        </p>
        <p className="text-sm text-quiet">
          {hasNoStorage && week === null
            ? 'This browser saves nothing, so your days are missing here.'
            : formatNudge(facts)}
        </p>
      </div>
    </>
  );
}

function Day({ day, state, today, isKnown }: WeekDay & { isKnown: boolean }) {
  const at = new Date(`${day}T00:00:00Z`);
  return (
    <li aria-current={today ? 'date' : undefined} className="grid justify-items-center gap-1.5">
      <span aria-hidden="true" className={`text-sm ${today ? 'font-bold' : 'text-quiet'}`}>
        {SHORT_FORMAT.format(at)}
      </span>
      <span
        className={`grid size-9 place-items-center rounded-full border-2 ${isKnown ? DAY_STYLES[state] : DAY_STYLES.ahead}`}
      >
        {isKnown && <DayMark state={state} />}
      </span>
      <span className="sr-only">
        {LONG_FORMAT.format(at)}
        {today && ', today'}
        {isKnown && `: ${DAY_LABELS[state]}`}
      </span>
    </li>
  );
}

function DayMark({ state }: { state: DayState }) {
  if (state === 'active') return <Check className="size-5" strokeWidth={3} aria-hidden="true" />;
  if (state === 'frozen') return <Snowflake className="size-5" aria-hidden="true" />;
  if (state === 'skipped') return <Plane className="size-4" aria-hidden="true" />;
  return state === 'missed' && <Minus className="size-4" aria-hidden="true" />;
}

/** Returns a sentence on what a quiz today would do for the streak. */
function formatNudge({ activeToday, streakDays }: ProgressFacts): string {
  if (activeToday) return 'Today counts. Your streak is safe.';
  return streakDays === 0 ? 'One quiz starts a streak.' : 'One quiz today keeps your streak going.';
}

/** Returns a week without states, shown until its days are known. */
function buildUnknownWeek(today: string): WeekDay[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - sinceMonday);
    return { day, state: 'ahead', today: day === today };
  });
}
