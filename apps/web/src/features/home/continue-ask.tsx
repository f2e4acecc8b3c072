import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { clockTime } from '#lib/words/duration.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { ACTION, Ask, BESIDE } from './ask.tsx';
import type { OpenAttempt } from './home-facts.ts';

interface ContinueAskProps {
  attempt: OpenAttempt;
  /** How many more are open. */
  others: number;
}

/** An attempt that was begun on this device waits; its clock may run. */
export function ContinueAsk({ attempt, others }: ContinueAskProps) {
  const { quizId, title, answered, questions, deadline } = attempt;
  const page: string = `/user/test/${quizId}`;
  return (
    <Ask
      title="Pick up where you left off."
      picture={
        <ProgressRing
          label="Answered"
          value={answered / questions}
          valueText={`${answered} of ${questions}`}
          className="size-20 md:size-36"
        >
          <span className="figures text-lg font-bold md:text-2xl">
            {answered}/{questions}
          </span>
        </ProgressRing>
      }
      action={
        <LinkButton to={page} look="accent" icon={<Play className="size-5" aria-hidden="true" />} className={ACTION}>
          Continue
        </LinkButton>
      }
      beside={
        others > 0 && (
          <Link to="/user/test" className={BESIDE}>
            {others === 1 ? '1 more open quiz' : `${others} more open quizzes`}
          </Link>
        )
      }
    >
      <p className="font-semibold">{title}</p>
      <p>
        {answered} of {questions} answered
        {deadline !== null && <TimeLeft deadline={deadline} />}
      </p>
    </Ask>
  );
}

function TimeLeft({ deadline }: { deadline: number }) {
  const [over, setOver] = useState(false);
  const seconds = useCountdown(deadline, () => setOver(true));
  if (over || seconds === null) return <>, time is up</>;
  return (
    <>
      , <span className="figures font-bold text-accent">{clockTime(seconds)}</span> left
    </>
  );
}
