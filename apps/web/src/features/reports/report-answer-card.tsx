import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { Check, CircleDashed, Flag, Lock, X } from 'lucide-react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

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

/** One question of a report: the learner's answer, the right answer and the explanation. */
export function ReportAnswerCard({ answer, number, receipt, onReport }: ReportAnswerCardProps) {
  const { explanation, shareCorrect, timeSpent, correct } = answer;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 max-w-reading flex-1 basis-60 text-pretty whitespace-pre-wrap text-lg wrap-anywhere">
          <span className="figures text-quiet">{number}.</span> <RichText>{answer.question}</RichText>
        </h2>
        <Verdict answer={answer} />
      </div>
      <Picture picture={usePicture(answer.image)} className="max-h-60" />
      <AnswerResult answer={toAnswerDisplay(answer)} isKeyVisible={correct !== null} correct={correct} />
      {answer.granted && (
        <p className="max-w-reading text-quiet">A moderator took this question out. It counts as right for everyone.</p>
      )}
      {explanation && (
        <p className="max-w-reading whitespace-pre-wrap border-s-4 border-primary/40 ps-4 wrap-anywhere">
          <span className="font-semibold">Why: </span>
          <RichText>{explanation}</RichText>
        </p>
      )}
      <p className="text-sm text-quiet">
        Your time: <span className="figures">{formatMinutes(timeSpent)}</span>
        {' · '}
        {shareCorrect === null
          ? 'Too few people have answered to compare yet'
          : `${Math.round(shareCorrect * 100)}% of all answers were right`}
        {receipt && ` · ${receipt}`}
      </p>
      {onReport && (
        <div>
          <Button look="quiet" icon={<Flag className="size-5" aria-hidden="true" />} onClick={onReport}>
            Report this question<span className="sr-only">: {number}</span>
          </Button>
        </div>
      )}
    </Card>
  );
}

function Verdict({ answer }: { answer: ReportAnswer }) {
  const { correct } = answer;
  if (answer.granted)
    return (
      <Badge tone="success" icon={<Check className="size-4" aria-hidden="true" />}>
        Counted as right
      </Badge>
    );
  if (!isAnswered(answer)) return <Badge icon={<CircleDashed className="size-4" aria-hidden="true" />}>Skipped</Badge>;
  if (correct === null) return <Badge icon={<Lock className="size-4" aria-hidden="true" />}>Hidden for now</Badge>;
  return correct ? (
    <Badge tone="success" icon={<Check className="size-4" aria-hidden="true" />}>
      Right
    </Badge>
  ) : (
    <Badge tone="error" icon={<X className="size-4" aria-hidden="true" />}>
      Wrong
    </Badge>
  );
}
