import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import type { AnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatAnswers } from './format-answers.ts';

interface AnswerLineProps {
  answer: ReportAnswer;
  display: AnswerDisplay;
}

/** The learner's and the right answer in one line, for a folded question. Hidden while the question is unfolded. */
export function AnswerLine({ answer: { correct, granted }, display }: AnswerLineProps) {
  const { own, right } = formatAnswers(display, { letters: true });
  const isRight = correct === true && !granted;
  return (
    <p
      className={`flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 group-open:hidden ${isRight ? 'basis-28' : 'basis-60'}`}
    >
      {own !== null && (
        <Side
          label={isRight ? 'Your answer, right answer' : 'Your answer'}
          icon={correct !== null && !isRight && <X className="size-4 shrink-0 text-error" aria-hidden="true" />}
          text={own}
        />
      )}
      {right !== null && !isRight && (
        <Side
          label="Right answer"
          icon={<Check className="size-4 shrink-0 text-success" aria-hidden="true" />}
          text={right}
        />
      )}
    </p>
  );
}

function Side({ label, icon, text }: { label: string; icon: ReactNode; text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="sr-only">{label}: </span>
      <span className="truncate">
        <RichText>{text}</RichText>
      </span>
    </span>
  );
}
