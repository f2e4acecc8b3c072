import { learnerDay } from '@quorbit/contracts/streaks/days';
import { Link } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { useOwnAssignments } from './assignments.queries.ts';
import { formatDue } from './format-due.ts';

const MAX_SHOWN = 4;

/** The home page's section with the open assignments of the learner's groups; absent if there are none. */
export default function HomeAssignments() {
  const view = useOwnAssignments();
  const { timeZone } = useUser();
  if (view.state !== 'shown' || view.data.length === 0) return null;
  const today = learnerDay(new Date(), timeZone);
  return (
    <section aria-labelledby="home-assignments" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="home-assignments" className="text-xl">
          From your groups
        </h2>
        <Link
          to="/study-groups"
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-primary underline-offset-4 hover:underline"
        >
          Study groups
        </Link>
      </div>
      <QueryView view={view} loading={{ label: '', shape: null }} failing={{ message: '' }}>
        {(assignments) => (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {assignments.slice(0, MAX_SHOWN).map(({ quizId, title, dueOn, group }) => (
              <li key={`${group.id} ${quizId}`}>
                <Link
                  to="/user/test/$quizId"
                  params={{ quizId }}
                  className="flex h-full items-start gap-3 rounded-card border border-base-300 bg-base-100 p-4 hover:border-primary/50"
                >
                  <CalendarClock
                    className={`mt-0.5 size-5 shrink-0 ${dueOn < today ? 'text-warning' : 'text-primary'}`}
                    aria-hidden="true"
                  />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{title}</span>
                    <span className="block text-sm text-quiet wrap-anywhere">
                      {formatDue(dueOn, today)} · {group.name}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
