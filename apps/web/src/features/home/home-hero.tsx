import type { Profile } from '@quorbit/contracts/accounts/schema';
import { Flame, Play, Snowflake } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { progressFacts } from './progress-facts.ts';

// Grading on this device is what it takes to know.
const PendingSum = lazy(() => import('./pending-sum.tsx').catch(() => ({ default: () => null })));

const whole = new Intl.NumberFormat('en');

/** Greeting, level, streak and the one thing to do now. */
export function HomeHero({ user, now }: { user: Profile; now: Date }) {
  const facts = progressFacts(user, now);
  const { level, into, needed, streakDays, freezes, activeToday } = facts;
  return (
    <header className="on-neutral overflow-hidden rounded-tile bg-neutral text-neutral-content">
      <PageTitle title="Dashboard" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-5 p-6 md:gap-x-10 lg:p-10 lg:pe-24">
        <div>
          <h1 tabIndex={-1} className="text-xl md:text-2xl lg:text-3xl">
            {facts.greeting}, {user.name}
          </h1>
          <p className="mt-1 text-neutral-content/85">
            <span className="figures font-bold">{whole.format(user.xp)} XP</span>
            <Suspense>
              <PendingSum />
            </Suspense>
            , {whole.format(needed - into)} more to level {level + 1}
          </p>
        </div>
        <div className="relative md:row-span-3 md:mx-6">
          <HeroOrbits className="absolute start-1/2 top-1/2 w-110 max-w-none -translate-1/2 md:w-150" />
          <ProgressRing
            label={`Progress to level ${level + 1}`}
            value={into / needed}
            valueText={`${into} of ${needed} XP`}
            className="size-24 md:size-40"
          >
            <span className="block text-sm font-semibold">Level</span>
            <span className="figures block text-2xl font-extrabold md:text-4xl">{level}</span>
          </ProgressRing>
        </div>
        <ul className="relative col-span-2 flex flex-wrap gap-2 md:col-span-1">
          <Fact icon={<Flame className="size-5 text-accent" aria-hidden="true" />}>
            {streakDays === 0 ? 'No streak yet' : `${streakDays}-day streak`}
          </Fact>
          {freezes > 0 && (
            <Fact icon={<Snowflake className="size-5 text-accent" aria-hidden="true" />}>
              {freezes === 1 ? '1 freeze' : `${freezes} freezes`}
            </Fact>
          )}
        </ul>
        <div className="relative col-span-2 flex flex-wrap items-center gap-x-5 gap-y-3 md:col-span-1">
          <LinkButton
            to="/user/test"
            look="accent"
            icon={<Play className="size-5" aria-hidden="true" />}
            className="w-full sm:w-auto"
          >
            Take a quiz
          </LinkButton>
          <p className="text-neutral-content/85">{nudge(streakDays, activeToday)}</p>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 rounded-full border border-neutral-content/30 px-3.5 py-1.5 font-semibold">
      {icon}
      {children}
    </li>
  );
}

/** What today's quiz would do for the streak. */
function nudge(streakDays: number, activeToday: boolean): string {
  if (activeToday) return 'Today already counts.';
  return streakDays === 0 ? 'One quiz starts a streak.' : 'One quiz today keeps your streak.';
}

/** Orbits around the level's ring, with the answer shapes on the side where no text stands. */
function HeroOrbits({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 600 600" className={`pointer-events-none ${className}`} aria-hidden="true" fill="none">
      <g stroke="currentColor" strokeWidth="1.5" opacity="0.22">
        <circle cx="300" cy="300" r="112" />
        <circle cx="300" cy="300" r="160" strokeDasharray="2 9" strokeLinecap="round" />
        <circle cx="300" cy="300" r="214" className="hidden md:block" />
        <circle cx="300" cy="300" r="272" strokeDasharray="2 9" strokeLinecap="round" className="hidden md:block" />
      </g>
      <g fill="currentColor">
        <path d="m384 210 11 19h-22z" />
        <path d="m446 352 13 13-13 13-13-13z" />
        <circle cx="262" cy="405" r="9" />
        <path d="m452 128 17 6-6 17-17-6z" />
      </g>
    </svg>
  );
}
