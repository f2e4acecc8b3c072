import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Draft } from '#features/attempts/drafts.mirror.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { listTrialMisses } from './trial.ts';

interface TrialEndProps {
  draft: Draft;
  /** Whether every missed question was answered right since. */
  mended: boolean;
  /** Whether a button led here; then the heading takes the focus. */
  follows: boolean;
  onAgain: () => void;
  onStartOver: () => void;
}

/** The end of the trial: the visitor's result, the outlook for tomorrow, and the ways to go on. */
export default function TrialEnd({ draft, mended, follows, onAgain, onStartOver }: TrialEndProps) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  const total = draft.pack.questions.length;
  const missed = mended ? 0 : listTrialMisses(draft).length;
  const known = total - missed;

  // The button that led here is gone, so the focus would be lost. Screen readers read the texts that describe it.
  useEffect(() => {
    if (follows) heading.current?.focus();
  }, [follows]);

  useEffect(() => {
    // The network may be lost before the visitor goes on.
    router.preloadRoute({ to: '/register' }).catch(() => undefined);
  }, [router]);

  return (
    <section className="rise-in grid gap-5" aria-labelledby="trial-result">
      <div className="flex items-center gap-5">
        <ProgressRing label="Known" value={known / total} valueText={`${known} of ${total}`} className="size-24">
          <span className="figures text-xl font-extrabold" aria-hidden="true">
            {known}/{total}
          </span>
        </ProgressRing>
        <div className="grid min-w-0 gap-1">
          <h2
            ref={heading}
            id="trial-result"
            tabIndex={-1}
            aria-describedby="trial-tomorrow"
            className="text-2xl text-balance outline-none!"
          >
            {formatKnown({ known, total, mended })}
          </h2>
          <p id="trial-tomorrow">{formatTomorrow({ missed, total, mended })}</p>
        </div>
      </div>
      <div className="grid gap-2">
        {missed > 0 && (
          <Button look="primary" onClick={onAgain}>
            {missed === 1 ? 'Try the one you missed' : `Try the ${missed} you missed`}
          </Button>
        )}
        <LinkButton to="/register" look={missed > 0 ? 'secondary' : 'primary'}>
          Keep your result
        </LinkButton>
        <Button look="quiet" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  );
}

function formatKnown({ known, total, mended }: { known: number; total: number; mended: boolean }): string {
  if (known < total) return `You know ${known} of ${total}.`;
  return mended ? `Now you know all ${total}.` : `You know all ${total}.`;
}

function formatTomorrow({ missed, total, mended }: { missed: number; total: number; mended: boolean }): string {
  if (missed > 0)
    return `Tomorrow you'll know all ${total}. Put ${missed === 1 ? 'it' : 'them'} right now, and we'll ask once more.`;
  if (mended)
    return "We'll ask once more tomorrow, just before you'd forget. Keep it, and this is day 1 of your streak.";
  return "We'll ask again just before you'd forget. Keep it, and this is day 1 of your streak.";
}
