import type { Profile } from '@quorbit/contracts/accounts/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { ReactNode } from 'react';
import type { View } from '#lib/server/view.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { DonePrompt, EmptyPrompt, ReviewsPrompt } from './calm-prompts.tsx';
import type { HomePrompt } from './choose-prompt.ts';
import { ContinuePrompt } from './continue-prompt.tsx';
import { HeroOrbits } from './hero-orbits.tsx';
import type { HomeData } from './home-data.ts';
import { formatGreeting } from './progress-facts.ts';
import { QuizPrompt } from './quiz-prompt.tsx';
import { StreakPrompt } from './streak-prompt.tsx';

interface HeroProps {
  user: Profile;
  now: Date;
  view: View<HomeData>;
  prompt: HomePrompt | null;
}

/** The top of the home page: a greeting and the current prompt. */
export function Hero({ user, now, view, prompt }: HeroProps) {
  return (
    <section
      aria-label="Now"
      className="on-neutral relative isolate flex min-h-96 flex-col overflow-hidden rounded-tile bg-neutral p-6 text-neutral-content md:min-h-80 md:p-8 xl:min-h-84"
    >
      <HeroOrbits className="absolute -end-40 -top-36 -z-10 w-110 max-w-none md:-end-28 md:-top-24 md:w-130" />
      <h1 tabIndex={-1} className="text-base font-semibold tracking-normal text-neutral-content/85">
        {formatGreeting(now, user.timeZone)}, {user.name}
      </h1>
      {/* A failure is shown as a card with its own background, so it needs the normal text colour. */}
      <div className={!prompt && view.state === 'failing' ? 'mt-4 text-base-content' : 'contents'}>
        <QueryView
          view={prompt ? { state: 'shown', data: prompt, note: null } : toPendingView(view)}
          loading={{ label: "Loading what's next", className: 'mt-6 grid gap-4', shape: <PromptSkeleton /> }}
          failing={{
            message: "We couldn't load what's next.",
            reassurance: 'Your results and everything on this device are safe.',
          }}
        >
          {(shownPrompt) => <PromptContent prompt={shownPrompt} today={learnerDay(now, user.timeZone)} />}
        </QueryView>
      </div>
    </section>
  );
}

function PromptContent({ prompt, today }: { prompt: HomePrompt; today: string }): ReactNode {
  switch (prompt.kind) {
    case 'continue':
      return <ContinuePrompt attempt={prompt.attempt} others={prompt.others} />;
    case 'streak':
      return <StreakPrompt {...prompt} />;
    case 'reviews':
      return <ReviewsPrompt due={prompt.due} minutes={prompt.minutes} />;
    case 'quiz':
      return <QuizPrompt pick={prompt.pick} today={today} />;
    case 'done':
      return <DonePrompt {...prompt} today={today} />;
    case 'nothing':
      return <EmptyPrompt offline={prompt.offline} />;
  }
}

/**
 * Returns the view that the hero shows while there is no prompt. Loaded data counts as loading, because the prompt
 * isn't chosen yet.
 */
function toPendingView(view: View<HomeData>): Exclude<View<never>, { state: 'shown' }> {
  return view.state === 'shown' ? { state: 'loading' } : view;
}

/** Placeholder bars in the shape of a prompt. */
function PromptSkeleton() {
  const bar = 'skeleton bg-neutral-content/15';
  return (
    <>
      <div className={`${bar} h-9 w-4/5 max-w-96`} />
      <div className={`${bar} h-6 w-full max-w-80`} />
      <div className={`${bar} h-6 w-2/3 max-w-56`} />
      <div className={`${bar} mt-6 h-12 w-full sm:w-48`} />
    </>
  );
}
