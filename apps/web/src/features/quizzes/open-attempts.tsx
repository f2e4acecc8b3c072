import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useDrafts } from '#offline/use-drafts.ts';
import { RelativeTime } from '#ui/relative-time.tsx';

const SHOWN = 3;

/** Attempts that were begun on this device and wait to be continued. */
export function OpenAttempts() {
  const drafts = useDrafts()?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Continue" className="rise-in grid gap-3">
      {drafts.slice(0, SHOWN).map((draft) => (
        <div
          key={draft.attemptId}
          className="on-neutral relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-neutral px-5 py-4 text-neutral-content"
        >
          <div className="min-w-0">
            <p className="truncate font-semibold">{draft.pack.title}</p>
            <p className="text-sm text-neutral-content/85">
              {Object.keys(draft.answers).length} of {draft.pack.questions.length} answered, begun{' '}
              <RelativeTime at={new Date(draft.startedAt).toISOString()} />
            </p>
          </div>
          <Link
            to="/user/test/$quizId"
            params={{ quizId: draft.quizId }}
            className="inline-flex min-h-11 items-center gap-2 font-bold after:absolute after:inset-0 after:rounded-card"
          >
            Continue
            <span className="sr-only"> {draft.pack.title}</span>
            <ArrowRight className="size-5" aria-hidden="true" />
          </Link>
        </div>
      ))}
    </section>
  );
}
