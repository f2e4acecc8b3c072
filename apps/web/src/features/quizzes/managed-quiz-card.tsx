import { LETTERS, type Letter } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { Audience, QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const AUDIENCE: Record<Audience, { label: string; tone: BadgeTone }> = {
  premium: { label: 'PREMIUM', tone: 'legendary' },
  everyone: { label: 'EVERYONE', tone: 'success' },
  private: { label: 'PRIVATE', tone: 'plain' },
};

interface ManagedQuizCardProps {
  quiz: QuizCard;
  onAddQuestion: () => void;
  onDelete: () => void;
}

/** One quiz as its author sees it: figures, questions with their answers, and what can be done with it. */
export function ManagedQuizCard({ quiz, onAddQuestion, onDelete }: ManagedQuizCardProps) {
  const titleId = useId();
  const { label, tone } = AUDIENCE[quiz.audience];
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg">
            {quiz.title}
          </h2>
          <p className="text-quiet">{quiz.category}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Figure label="Duration" value={`${quiz.duration} min`} />
        <Figure label="Total marks" value={quiz.totalMarks} />
        <Figure label="Passing marks" value={quiz.passingMarks} />
      </dl>
      <QuestionList count={quiz.questionCount} questions={quiz.questions} />
      <div className="mt-auto flex flex-wrap gap-2 border-t border-base-300 pt-4">
        <Button onClick={onAddQuestion} className="px-3">
          Add Question
        </Button>
        <LinkButton to={`/premium/quiz/${quiz.id}`} className="px-3">
          View Questions
        </LinkButton>
        <Button
          look="quiet"
          onClick={onDelete}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          className="px-3 text-error"
        >
          Delete
        </Button>
      </div>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt className="text-quiet">{label}</dt>
      <dd className="figures text-lg font-bold">{value}</dd>
    </div>
  );
}

/** The questions where their keys may be seen, else how many there are. */
function QuestionList({ count, questions }: { count: number; questions: readonly AnyQuestion[] | undefined }) {
  if (count === 0) return <p className="text-quiet">No questions added yet.</p>;
  if (!questions) return <p className="text-quiet">{count === 1 ? '1 question' : `${count} questions`}</p>;
  return (
    <ol className="grid max-h-64 list-decimal gap-2 overflow-y-auto ps-6">
      {questions.map(({ id, question, options, correctAnswer }) => (
        <li key={id}>
          <p>{question}</p>
          {correctAnswer && (
            <p className="text-sm text-success">
              Answer: <span className="font-semibold">{answerText(options, correctAnswer)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function answerText(options: readonly string[], letter: Letter): string {
  return `${letter}. ${options[LETTERS.indexOf(letter)]}`;
}
