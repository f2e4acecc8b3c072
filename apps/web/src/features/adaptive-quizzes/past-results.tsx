import type { PastRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { Link } from '@tanstack/react-router';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { formatLevel, formatPoints, formatQuestionCount } from './format-estimate.ts';

/** The learner's earlier results in a category, each with a link to its full result. */
export function PastResults({ title, past }: { title: string; past: readonly PastRun[] }) {
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-results" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="past-results" className="text-xl wrap-anywhere">
        {title}
      </h2>
      <ul className="grid gap-2">
        {past.map(({ id, quiz, endedAt, answered, estimate }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-card border border-base-300 bg-base-100 px-5 py-3"
          >
            <Link
              to="/adaptive/$id"
              params={{ id: quiz.id }}
              search={{ result: id }}
              className={`${TEXT_LINK} inline-flex min-h-11 min-w-0 items-center wrap-anywhere`}
            >
              <span>
                <span className="figures whitespace-nowrap">{formatPoints(estimate)}</span>: {formatLevel(estimate)}
              </span>
            </Link>
            <span className="min-w-0 text-sm text-quiet wrap-anywhere">
              {quiz.title} · {formatQuestionCount(answered)} · <RelativeTime at={endedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
