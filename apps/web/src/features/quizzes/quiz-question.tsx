import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { Check, Trash2 } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface QuizQuestionProps {
  question: AnyQuestion;
  number: number;
  level: 2 | 3;
  onDelete: (() => void) | undefined;
}

/** One question as its author sees it: its options, the right one and why. */
export function QuizQuestion({ question, number, level, onDelete }: QuizQuestionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card className="@container grid gap-3 wrap-anywhere">
      <div className="flex items-start gap-3">
        <Heading className="min-w-0 grow text-pretty whitespace-pre-line text-lg">
          <span className="figures text-quiet">{number}.</span> {question.question}
        </Heading>
        <Badge className="capitalize">{question.difficulty}</Badge>
      </div>
      {question.image && (
        <img
          src={question.image.src}
          alt={question.image.alt}
          className="max-h-60 rounded-card border border-base-300"
        />
      )}
      <ul className="grid gap-2 @md:grid-cols-2">
        {question.options.map((option, index) => {
          const letter = LETTERS[index];
          const right = letter !== undefined && letter === question.correctAnswer;
          return (
            <li
              key={letter}
              className={`flex items-center gap-3 rounded-field border px-3 py-2 ${right ? 'border-success bg-success/10 font-semibold' : 'border-base-300'}`}
            >
              <span className="min-w-0 grow">
                {letter}. {option}
              </span>
              {right && <Check className="size-5 shrink-0 text-success" aria-hidden="true" />}
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {question.correctAnswer ? (
            <>
              Correct answer: <strong>{question.correctAnswer}</strong>
            </>
          ) : (
            <span className="text-quiet">The right answer is hidden.</span>
          )}
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
        <p className="border-t border-base-300 pt-3 text-quiet">
          <span className="font-semibold">Explanation: </span>
          {question.explanation}
        </p>
      )}
    </Card>
  );
}
