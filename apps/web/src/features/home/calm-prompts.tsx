import { Link } from '@tanstack/react-router';
import { BookOpenCheck, Check, CloudOff, Layers, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { HomePrompt } from './choose-prompt.ts';
import { formatNextReviews } from './format-recommendation.ts';
import { PRIMARY_ACTION, Prompt, SECONDARY_ACTION } from './prompt.tsx';

/** Home's prompt while review cards are due. */
export function ReviewsPrompt({ due, minutes }: { due: number; minutes: number }) {
  return (
    <Prompt
      title={due === 1 ? '1 review is due.' : `${due} reviews are due.`}
      picture={<CardStack count={due} />}
      action={
        <LinkButton
          to="/reviews"
          look="accent"
          icon={<Layers className="size-5" aria-hidden="true" />}
          className={PRIMARY_ACTION}
        >
          {due === 1 ? 'Do 1 review' : `Do ${due} reviews`}
        </LinkButton>
      }
    >
      <p>
        About {minutes} {minutes === 1 ? 'minute' : 'minutes'}, just before you'd forget.
      </p>
    </Prompt>
  );
}

type DonePromptProps = Omit<Extract<HomePrompt, { kind: 'done' }>, 'kind'> & { today: string };

/** Home's prompt when nothing is left to do today. */
export function DonePrompt({ nextDue, lastReport, another, today }: DonePromptProps) {
  const report: string = lastReport === null ? '/user/report' : `/report/${lastReport}`;
  const quiz: string | null = another && `/user/test/${another.quiz.id}`;
  const next = formatNextReviews(nextDue, today);
  return (
    <Prompt
      title="Done for today. Your streak is safe."
      picture={
        <Round>
          <Check className="size-9 text-accent md:size-16" strokeWidth={3} />
        </Round>
      }
      action={
        <LinkButton
          to={report}
          look="accent"
          icon={<BookOpenCheck className="size-5" aria-hidden="true" />}
          className={PRIMARY_ACTION}
        >
          Look back at your answers
        </LinkButton>
      }
      secondaryAction={
        quiz && (
          <Link to={quiz} className={SECONDARY_ACTION}>
            Take one more quiz
          </Link>
        )
      }
    >
      <p>{next ?? 'Come back tomorrow, or read what you got wrong.'}</p>
    </Prompt>
  );
}

/** Home's prompt when there is no quiz to take. */
export function EmptyPrompt({ offline }: { offline: boolean }) {
  return (
    <Prompt
      title={offline ? 'Nothing new on this device.' : 'No quizzes yet.'}
      picture={
        <Round>{offline ? <CloudOff className="size-9 md:size-14" /> : <Search className="size-9 md:size-14" />}</Round>
      }
      action={
        <LinkButton to={offline ? '/user/report' : '/user/test'} look="accent" className={PRIMARY_ACTION}>
          {offline ? 'See your results' : 'Browse quizzes'}
        </LinkButton>
      }
    >
      <p>
        {offline
          ? "Download quizzes while you're online, and take them anywhere."
          : "The first one shows up here as soon as it's published."}
      </p>
    </Prompt>
  );
}

function Round({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="grid size-20 place-items-center rounded-full border-4 border-neutral-content/30 md:size-36 md:border-6"
    >
      {children}
    </div>
  );
}

/** A decorative stack of cards with the number of due reviews. */
function CardStack({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="relative size-20 md:size-36">
      <span className="absolute inset-x-5 inset-y-2 rotate-12 rounded-card border-2 border-neutral-content/25 bg-neutral md:inset-x-8 md:inset-y-4" />
      <span className="absolute inset-x-5 inset-y-2 rotate-3 rounded-card border-2 border-neutral-content/45 bg-neutral md:inset-x-8 md:inset-y-4" />
      <span className="figures absolute inset-x-5 inset-y-2 grid -rotate-6 place-items-center rounded-card bg-accent text-xl font-extrabold text-accent-content md:inset-x-8 md:inset-y-4 md:text-3xl">
        {Math.min(count, 99)}
      </span>
    </div>
  );
}
