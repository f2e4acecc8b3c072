import { RATINGS_PER_ACTIVE_DAY } from '@quorbit/contracts/streaks/review-day';
import { Flame, Layers, Play } from 'lucide-react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { HomePrompt } from './choose-prompt.ts';
import { PRIMARY_ACTION, Prompt } from './prompt.tsx';

type StreakPromptProps = Pick<Extract<HomePrompt, { kind: 'streak' }>, 'risk' | 'by'>;

/** Home's prompt when the streak is about to end, with the quickest way to save it. */
export function StreakPrompt({ risk, by }: StreakPromptProps) {
  const { days, freezes } = risk;
  return (
    <Prompt
      eyebrow={freezes === 0 ? 'It ends at 4:00' : `${freezes === 1 ? '1 freeze' : `${freezes} freezes`} left`}
      title={`Save your streak of ${days} ${days === 1 ? 'day' : 'days'}.`}
      picture={<StreakPicture days={days} />}
      action={'quiz' in by ? <QuizLink id={by.quiz.quiz.id} /> : <ReviewLink due={by.reviews} />}
    >
      <p>{'quiz' in by ? `Finish ${by.quiz.quiz.title} and today counts.` : formatReviews(by.reviews)}</p>
      {freezes > 0 && <p className="text-base text-neutral-content/80">If you miss today, a freeze covers it.</p>}
    </Prompt>
  );
}

function formatReviews(due: number): string {
  if (due >= RATINGS_PER_ACTIVE_DAY) return `Do ${RATINGS_PER_ACTIVE_DAY} reviews and today counts.`;
  return due === 1
    ? 'Do the one review that is due and today counts.'
    : `Do the ${due} reviews that are due and today counts.`;
}

function ReviewLink({ due }: { due: number }) {
  const count = Math.min(due, RATINGS_PER_ACTIVE_DAY);
  return (
    <LinkButton
      to="/reviews"
      look="accent"
      icon={<Layers className="size-5" aria-hidden="true" />}
      className={PRIMARY_ACTION}
    >
      Do {count} {count === 1 ? 'review' : 'reviews'}
    </LinkButton>
  );
}

function QuizLink({ id }: { id: string }) {
  const page: string = `/user/test/${id}`;
  return (
    <LinkButton
      to={page}
      look="accent"
      icon={<Play className="size-5" aria-hidden="true" />}
      className={PRIMARY_ACTION}
    >
      Take this quiz
    </LinkButton>
  );
}

function StreakPicture({ days }: { days: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid size-20 place-items-center content-center gap-1 rounded-full border-4 border-accent/60 md:size-36 md:border-6"
    >
      <Flame className="size-7 text-accent md:size-12" />
      <span className="figures text-base font-extrabold leading-none md:text-2xl">{days}</span>
    </div>
  );
}
