import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { formatTimeLeft } from '#lib/words/format-time-left.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { countAnswered, type Draft, listDraftQuestions } from './drafts.mirror.ts';

const MAX_SHOWN = 3;

/** The list of attempts that were begun on this device and can be continued. */
export function OpenAttempts({ drafts }: { drafts: readonly Draft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-label="Continue" className="grid gap-3">
      {drafts.slice(0, MAX_SHOWN).map((draft) => (
        <OpenAttempt key={draft.attemptId} draft={draft} />
      ))}
    </section>
  );
}

function OpenAttempt({ draft }: { draft: Draft }) {
  const { title } = draft.pack;
  return (
    <div className="on-neutral relative flex items-center justify-between gap-4 rounded-card bg-neutral px-5 py-4 text-neutral-content">
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-neutral-content/85">
          {countAnswered(draft)} of {listDraftQuestions(draft).length} answered,{' '}
          {draft.deadline === null ? (
            <>
              started <RelativeTime at={new Date(draft.startedAt).toISOString()} />
            </>
          ) : (
            <TimeLeft deadline={draft.deadline} />
          )}
        </p>
      </div>
      <Link
        to="/user/test/$quizId"
        params={{ quizId: draft.quizId }}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 font-bold after:absolute after:inset-0 after:rounded-card"
      >
        Continue
        <span className="sr-only"> {title}</span>
        <ArrowRight className="size-5" aria-hidden="true" />
      </Link>
    </div>
  );
}

const noop = () => undefined;

/**
 * An attempt's time left. It runs on while the attempt isn't open, and the device submits the attempt when the time is
 * up.
 */
function TimeLeft({ deadline }: { deadline: number }) {
  const seconds = useCountdown(deadline, noop);
  return <span className="font-semibold">{formatTimeLeft(seconds ?? 0)}</span>;
}
