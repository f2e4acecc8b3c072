import { Link } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import type { OpenAttempt } from './home-facts.ts';
import { PRIMARY_ACTION, Prompt, SECONDARY_ACTION } from './prompt.tsx';

interface ContinuePromptProps {
  attempt: OpenAttempt;
  /** The number of further open attempts. */
  others: number;
}

/** Home's prompt to continue an attempt that was started on this device; its time may be running. */
export function ContinuePrompt({ attempt, others }: ContinuePromptProps) {
  const { quizId, title, answered, questions, deadline } = attempt;
  const page: string = `/user/test/${quizId}`;
  return (
    <Prompt
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
        <LinkButton
          to={page}
          look="accent"
          icon={<Play className="size-5" aria-hidden="true" />}
          className={PRIMARY_ACTION}
        >
          Continue
        </LinkButton>
      }
      secondaryAction={
        others > 0 && (
          <Link to="/user/test" className={SECONDARY_ACTION}>
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
    </Prompt>
  );
}

function TimeLeft({ deadline }: { deadline: number }) {
  const [isOver, setIsOver] = useState(false);
  const seconds = useCountdown(deadline, () => setIsOver(true));
  if (isOver || seconds === null) return <>, time is up</>;
  return (
    <>
      , <span className="figures font-bold text-accent">{formatMinutes(seconds)}</span> left
    </>
  );
}
