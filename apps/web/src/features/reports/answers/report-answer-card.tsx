import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { ChevronDown, Flag } from 'lucide-react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { AnswerLine } from './answer-line.tsx';
import { ExplainLink } from './explain-link.tsx';
import { Verdict } from './verdict.tsx';

/** Returns the element id of a question's answer on the report page. */
export const answerId = (number: number) => `answer-${number}`;

interface ReportAnswerCardProps {
  answer: ReportAnswer;
  number: number;
  /**
   * The note on whether the answer is only on this device or on the server too; null once the server has counted it.
   */
  receipt: string | null;
  /** Reports the question to the moderators; undefined until the server has counted the attempt. */
  onReport: (() => void) | undefined;
}

/**
 * One question of a report. Folded, it shows the learner's and the right answer in one line; unfolded, all options and
 * the explanation. Wrong and skipped questions start unfolded, because they are what the learner comes to read.
 */
export function ReportAnswerCard({ answer, number, receipt, onReport }: ReportAnswerCardProps) {
  const { explanation, shareCorrect, timeSpent, correct } = answer;
  const display = toAnswerDisplay(answer);
  const facts = [
    shareCorrect !== null && `${Math.round(shareCorrect * 100)}% of all answers were right`,
    receipt,
  ].filter(Boolean);
  return (
    <details
      id={answerId(number)}
      open={correct === false}
      className="group scroll-mt-4 rounded-card border border-base-300 bg-base-100"
    >
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 gap-y-2 rounded-card px-4 py-3.5 sm:px-5">
        <h2 className="col-span-2 min-w-0 max-w-reading text-pretty whitespace-pre-wrap text-base wrap-anywhere group-open:text-lg sm:group-open:col-span-1">
          <span className="figures text-quiet">{number}.</span> <RichText>{answer.question}</RichText>
        </h2>
        <ChevronDown
          className="mt-0.5 size-5 text-quiet transition-transform group-open:rotate-180 sm:col-start-3 sm:row-start-1"
          aria-hidden="true"
        />
        <div className="col-span-3 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 sm:group-open:col-span-1 sm:group-open:col-start-2 sm:group-open:row-start-1 sm:group-open:self-start">
          <Verdict answer={answer} />
          <AnswerLine answer={answer} display={display} />
        </div>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-2 sm:px-5">
        <Picture picture={usePicture(answer.image)} className="max-h-60" />
        <AnswerResult answer={display} isKeyVisible={correct !== null} correct={correct} />
        {answer.granted && (
          <p className="max-w-reading text-quiet">
            A moderator took this question out. It counts as right for everyone.
          </p>
        )}
        {explanation && (
          <p className="max-w-reading whitespace-pre-wrap border-s-4 border-primary/40 ps-4 wrap-anywhere">
            <span className="font-semibold">Why: </span>
            <RichText>{explanation}</RichText>
          </p>
        )}
        <ExplainLink answer={answer} display={display} number={number} />
        <div className="flex min-h-11 flex-wrap items-center gap-x-3">
          <p className="grow text-sm text-quiet">
            Your time: <span className="figures">{formatMinutes(timeSpent)}</span>
            {facts.map((fact) => ` · ${fact}`)}
          </p>
          {onReport && (
            <Button
              look="quiet"
              icon={<Flag className="size-4" aria-hidden="true" />}
              onClick={onReport}
              className="-ms-3 px-3 text-sm! text-quiet sm:-me-3 sm:ms-0"
            >
              Report this question<span className="sr-only">: {number}</span>
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
