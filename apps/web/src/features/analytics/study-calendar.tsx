import type { Intelligence } from '@quorbit/contracts/analytics/schema';
import { addDays } from '@quorbit/contracts/streaks/days';
import { longDateOf } from './dates.ts';
import { FactCard } from './fact-card.tsx';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKS = 26;
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });

/** How deep a day's colour is, from none to most. */
const LOOKS = ['bg-base-content/8', 'bg-primary/30', 'bg-primary/55', 'bg-primary/80', 'bg-primary'];

/** The answers and reviews of each day, week by week. */
export function StudyCalendar({ days, today }: Pick<Intelligence, 'days' | 'today'>) {
  const work = new Map(days.map(({ date, answers, ratings }) => [date, answers + ratings]));
  const total = [...work.values()].reduce((sum, one) => sum + one, 0);
  const most = Math.max(1, ...work.values());
  const weeks = weeksUntil(today);
  return (
    <FactCard
      title="Study calendar"
      basis={`${total.toLocaleString('en')} answers and reviews on ${days.length} ${days.length === 1 ? 'day' : 'days'} of the last ${WEEKS} weeks.`}
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
                  className={`h-6 w-5 text-start text-sm font-normal text-quiet ${roomFor(index)}`}
                >
                  <span className="sr-only">Week of {longDateOf(monday)}</span>
                  <span aria-hidden="true" className="block w-5 overflow-visible whitespace-nowrap">
                    {beginsMonth(monday, weeks[index - 1]) && MONTH.format(new Date(`${monday}T00:00:00Z`))}
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
                    most={most}
                    className={roomFor(week)}
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
  most: number;
  className: string;
}

function Day({ day, today, work, most, className }: DayProps) {
  if (day > today) return <td className={`size-5 ${className}`} />;
  const done = work.get(day) ?? 0;
  return (
    <td
      title={`${longDateOf(day)}: ${done}`}
      className={`size-5 rounded-sm ${className} ${LOOKS[depthOf(done, most)]} ${day === today ? 'outline-2 outline-base-content' : ''}`}
    >
      <span className="sr-only">{done}</span>
    </td>
  );
}

/** Weeks long ago are left out where there is no room for them. @param index 0 for the earliest */
function roomFor(index: number): string {
  if (index < WEEKS - 16) return '@max-2xl:hidden';
  if (index < WEEKS - 9) return '@max-md:hidden';
  return index < WEEKS - 7 ? '@max-3xs:hidden' : '';
}

/** 0 to 4. */
export function depthOf(done: number, most: number): number {
  return done === 0 ? 0 : Math.max(1, Math.ceil((done * 4) / most));
}

/** The Mondays of the last weeks, this one included. */
export function weeksUntil(today: string): string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  return Array.from({ length: WEEKS }, (_, index) => addDays(monday, (index + 1 - WEEKS) * 7));
}

function beginsMonth(monday: string, before: string | undefined): boolean {
  return before !== undefined && monday.slice(0, 7) !== before.slice(0, 7);
}
