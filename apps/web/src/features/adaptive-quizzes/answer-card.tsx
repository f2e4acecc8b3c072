import type { AdaptiveAnswer } from '@quorbit/contracts/adaptive-quizzes/schema';
import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { CircleDashed } from 'lucide-react';
import { usePicture } from '#features/quizzes/use-picture.ts';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { RightBadge } from '#ui/answers/right-badge.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

/** One question of a result: the learner's answer, the right answer and the explanation. */
export function AnswerCard({ answer, number }: { answer: AdaptiveAnswer; number: number }) {
  const { question, image, correct, explanation } = answer;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 max-w-reading flex-1 basis-60 text-pretty whitespace-pre-wrap text-lg wrap-anywhere">
          <span className="figures text-quiet">{number}.</span> <RichText>{question}</RichText>
        </h3>
        <Verdict answer={answer} />
      </div>
      <Picture picture={usePicture(image)} className="max-h-60" />
      <AnswerResult answer={toAnswerDisplay(answer)} isKeyVisible={correct !== null} correct={correct} />
      {explanation && (
        <p className="max-w-reading whitespace-pre-wrap border-s-4 border-primary/40 ps-4 wrap-anywhere">
          <span className="font-semibold">Why: </span>
          <RichText>{explanation}</RichText>
        </p>
      )}
    </Card>
  );
}

function Verdict({ answer }: { answer: AdaptiveAnswer }) {
  const { correct } = answer;
  if (correct !== null && !isAnswered(answer))
    return <Badge icon={<CircleDashed className="size-4" aria-hidden="true" />}>Didn't know</Badge>;
  return <RightBadge correct={correct} />;
}
