import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import type { AnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { formatExplainAgain } from '@quorbit/contracts/tutor/explain-again';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { usePrepareMessage } from '#features/tutor/use-prepare-message.ts';
import { useConnection } from '#lib/server/connection.ts';
import { useUser } from '#lib/session.ts';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { formatAnswers } from './format-answers.ts';

interface ExplainLinkProps {
  answer: ReportAnswer;
  display: AnswerDisplay;
  number: number;
}

/**
 * A link to the study buddy, with a message about a wrong answer ready to send. Learners without the study buddy don't
 * see it, nor does anybody offline, when it can't answer.
 */
export function ExplainLink({ answer, display, number }: ExplainLinkProps) {
  const { role } = useUser();
  const offline = useConnection().state === 'offline';
  const prepareMessage = usePrepareMessage();
  const { own, right } = formatAnswers(display, { letters: false });
  if (role === 'user' || offline || answer.correct !== false || own === null || right === null) return null;
  return (
    <Link
      to="/ai-study-buddy"
      onClick={() => prepareMessage(formatExplainAgain({ question: answer.question, own, right }))}
      className={buttonClasses('secondary', 'justify-self-start')}
    >
      <Sparkles className="size-5" aria-hidden="true" />
      Explain differently<span className="sr-only">: {number}</span>
    </Link>
  );
}
