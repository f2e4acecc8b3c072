import { DAILY_XP } from '@quorbit/contracts/daily-challenges/limits';
import { formatDailyHint, formatDailyTitle } from '@quorbit/contracts/daily-challenges/messages';
import type { DailyChallenge as Challenge } from '@quorbit/contracts/daily-challenges/schema';
import { Link } from '@tanstack/react-router';
import { Check, Sparkles } from 'lucide-react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import type { TodaysChallenge } from './today.mirror.ts';
import { useCollectDailyXp } from './use-collect-daily-xp.ts';
import { useTodaysChallenge } from './use-todays-challenge.ts';

/** The daily challenge: its task, the progress, and a button to collect its XP once it's done. It works offline. */
export default function DailyChallenge() {
  const view = useTodaysChallenge();
  return (
    <section
      aria-labelledby="daily-challenge"
      className="grid min-h-44 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-base-300 bg-base-100 p-5 sm:min-h-36"
    >
      <h2 id="daily-challenge" className="flex items-center gap-2 text-sm font-semibold text-quiet">
        <Sparkles className="size-4 text-accent" aria-hidden="true" />
        Challenge of the day
      </h2>
      <QueryView
        view={view}
        loading={{ label: 'Loading the challenge of the day', shape: <Skeleton className="h-20 rounded-field" /> }}
        failing={{ message: "We couldn't load the challenge of the day." }}
        hideNote
      >
        {({ today }) => (typeof today === 'string' ? <p className="text-quiet">{today}</p> : <Today today={today} />)}
      </QueryView>
    </section>
  );
}

function Today({ today }: { today: TodaysChallenge }) {
  const { day, challenge, done, of, collected } = today;
  const collect = useCollectDailyXp();
  if (collected) {
    return (
      <div role="status" className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-success/15 text-success">
          <Check className="size-6" aria-hidden="true" />
        </span>
        <span>
          <span className="block font-display text-lg font-semibold">Done for today</span>
          <span className="block text-sm text-quiet">{DAILY_XP} XP collected. The next one comes at 4:00.</span>
        </span>
      </div>
    );
  }
  const isDone = done >= of;
  const title = formatDailyTitle(challenge);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 grow basis-64 gap-2">
        <div>
          <p className="font-display text-lg font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-quiet">{isDone ? 'You did it.' : formatDailyHint(challenge)}</p>
        </div>
        <div className="flex items-center gap-3">
          <ProgressBar label={title} value={done} max={of} valueText={`${done} of ${of}`} className="grow" />
          <span className="figures shrink-0 text-sm font-semibold">
            {done} of {of}
          </span>
        </div>
      </div>
      {isDone ? (
        <Button look="primary" busy={collect.busy} onClick={() => collect.collect({ day, challenge })}>
          Collect {DAILY_XP} XP
        </Button>
      ) : (
        <StartLink challenge={challenge} />
      )}
    </div>
  );
}

/** The link to the page on which the challenge is done, or a note while challenges are switched off. */
function StartLink({ challenge }: { challenge: Challenge }) {
  const offNote = useSwitchedOffNote('challenges');
  const classes = buttonClasses('secondary');
  if (offNote !== null) return <p className="text-sm text-quiet">{offNote}</p>;
  if (challenge.kind === 'reviews') {
    return (
      <Link to="/reviews" className={classes}>
        Review now
      </Link>
    );
  }
  return (
    <Link
      to="/user/test"
      search={challenge.kind === 'category' ? { category: challenge.category } : {}}
      className={classes}
    >
      Choose a quiz
    </Link>
  );
}
