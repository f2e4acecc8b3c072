import { formatRightAnswer, toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { Trash2 } from 'lucide-react';
import { AnswerResult } from '#ui/answers/answer-result.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { usePicture } from '../use-picture.ts';

interface QuizQuestionProps {
  question: AnyQuestion;
  number: number;
  level: 2 | 3;
  onDelete: (() => void) | undefined;
}

/** One question as its author sees it: its options, the right answer and the explanation. */
export function QuizQuestion({ question, number, level, onDelete }: QuizQuestionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const keyKnown = question.correctAnswer !== undefined;
  // The options of a single-choice question are lettered above, so its right answer is only a letter.
  const right = question.correctAnswer ?? formatRightAnswer(question);
  return (
    <Card className="@container grid gap-3 wrap-anywhere">
      <div className="flex items-start gap-3">
        <Heading className="min-w-0 grow text-pretty whitespace-pre-wrap text-lg">
          <span className="figures text-quiet">{number}.</span> <RichText>{question.question}</RichText>
        </Heading>
        <Badge className="capitalize">{question.difficulty}</Badge>
      </div>
      <Picture picture={usePicture(question.image)} className="max-h-60" />
      <AnswerResult answer={toAnswerDisplay({ ...question, option: null })} isKeyVisible={keyKnown} correct={null} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {right !== null && (
            <>
              Correct answer:{' '}
              <strong>
                <RichText>{right}</RichText>
              </strong>
            </>
          )}
          {!keyKnown && <span className="text-quiet">The right answer is hidden.</span>}
        </p>
        {onDelete && (
          <Button
            look="quiet"
            aria-label={`Delete question ${number}`}
            onClick={onDelete}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            className="px-3 text-error"
          >
            Delete question
          </Button>
        )}
      </div>
      {question.explanation && (
        <p className="whitespace-pre-wrap border-t border-base-300 pt-3 text-quiet">
          <span className="font-semibold">Explanation: </span>
          <RichText>{question.explanation}</RichText>
        </p>
      )}
    </Card>
  );
}
