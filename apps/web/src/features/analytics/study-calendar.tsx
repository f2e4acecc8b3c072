import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { addDays } from '@quorbit/contracts/streaks/days';
import { FactCard } from './fact-card.tsx';
import { formatLongDate } from './format-date.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEK_COUNT = 26;
const MONTH_FORMAT = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** The classes for a day's colour, from no work to the most. */
const DEPTH_COLORS = ['bg-base-content/8', 'bg-primary/30', 'bg-primary/55', 'bg-primary/80', 'bg-primary'];

/** A calendar of the answers and reviews of each day, week by week. */
export function StudyCalendar({ days, today }: Pick<Intelligence, 'days' | 'today'>) {
  const work = new Map(days.map(({ date, answers, ratings }) => [date, answers + ratings]));
  const total = [...work.values()].reduce((sum, value) => sum + value, 0);
  const maxWork = Math.max(1, ...work.values());
  const weeks = listMondaysUntil(today);
  return (
    <FactCard
      title="Study calendar"
      basis={`${total.toLocaleString('en')} answers and reviews on ${days.length} ${days.length === 1 ? 'day' : 'days'} of the last ${WEEK_COUNT} weeks.`}
    >
      <div className="@container">
        <table className="border-separate border-spacing-1">
          <caption className="sr-only">Answers and reviews by day</caption>
          <thead>
            <tr>
              <th scope="col" className="sr-only">
                Weekday
              </th>
              {weeks.map((monday, index) => (
                <th
                  key={monday}
                  scope="col"
                  className={`h-6 w-5 text-start text-sm font-normal text-quiet ${hiddenClassOf(index)}`}
                >
                  <span className="sr-only">Week of {formatLongDate(monday)}</span>
                  <span aria-hidden="true" className="block w-5 overflow-visible whitespace-nowrap">
                    {isFirstOfMonth(monday, weeks[index - 1]) && MONTH_FORMAT.format(new Date(`${monday}T00:00:00Z`))}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((weekday, index) => (
              <tr key={weekday}>
                <th scope="row" className="pe-2 text-start text-sm font-normal text-quiet">
                  <span className={index % 2 === 0 ? '' : 'sr-only'}>{weekday.slice(0, 3)}</span>
                </th>
                {weeks.map((monday, week) => (
                  <Day
                    key={monday}
                    day={addDays(monday, index)}
                    today={today}
                    work={work}
                    maxWork={maxWork}
                    className={hiddenClassOf(week)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FactCard>
  );
}

interface DayProps {
  day: string;
  today: string;
  work: ReadonlyMap<string, number>;
  maxWork: number;
  className: string;
}

function Day({ day, today, work, maxWork, className }: DayProps) {
  if (day > today) return <td className={`size-5 ${className}`} />;
  const done = work.get(day) ?? 0;
  return (
    <td
      title={`${formatLongDate(day)}: ${done}`}
      className={`size-5 rounded-sm ${className} ${DEPTH_COLORS[computeDepth(done, maxWork)]} ${day === today ? 'outline-2 outline-base-content' : ''}`}
    >
      <span className="sr-only">{done}</span>
    </td>
  );
}

/**
 * Returns the class that hides a week on narrow screens; the earliest weeks are hidden first.
 * @param index 0 for the earliest week.
 */
function hiddenClassOf(index: number): string {
  if (index < WEEK_COUNT - 16) return '@max-2xl:hidden';
  if (index < WEEK_COUNT - 9) return '@max-md:hidden';
  return index < WEEK_COUNT - 7 ? '@max-3xs:hidden' : '';
}

/** Returns the depth of a day's colour, from 0 (no work) to 4, relative to the busiest day. */
export function computeDepth(done: number, most: number): number {
  return done === 0 ? 0 : Math.max(1, Math.ceil((done * 4) / most));
}

/** Returns the Mondays of the last 26 weeks, this week's included, oldest first. */
export function listMondaysUntil(today: string): string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: WEEK_COUNT }, (_, index) => addDays(monday, (index + 1 - WEEK_COUNT) * 7));
}

function isFirstOfMonth(monday: string, before: string | undefined): boolean {
  return before !== undefined && monday.slice(0, 7) !== before.slice(0, 7);
}
