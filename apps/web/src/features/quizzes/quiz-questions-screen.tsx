import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { describeFailure } from '#lib/errors.ts';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { useDeleteQuestion } from './quizzes.mutations.ts';
import { useQuiz } from './quizzes.queries.ts';

/** All questions of one quiz with their right answers, for those who look after it. */
export function QuizQuestionsScreen({ id }: { id: string }) {
  const { data: quiz, isPending, error, isFetching, refetch } = useQuiz(id);
  return (
    <>
      <Link to="/premium/quizzes" className="mb-2 -ms-2 inline-flex min-h-11 items-center gap-2 px-2 font-semibold">
        <ArrowLeft className="size-5" aria-hidden="true" />
        Back to quizzes
      </Link>
      {quiz ? (
        <Questions quiz={quiz} />
      ) : (
        <>
          <PageHeader title="Questions" />
          {isPending ? (
            <LoadingRegion label="Loading questions" className="grid gap-4">
              <Skeleton className="h-20 rounded-card" />
              <Skeleton className="h-48 rounded-card" />
              <Skeleton className="h-48 rounded-card" />
            </LoadingRegion>
          ) : describeFailure(error).code === 'NOT_FOUND' ? (
            <EmptyState>There is no such quiz. It may have been deleted, or it is not yours to see.</EmptyState>
          ) : (
            <ErrorState message="Failed to fetch quiz details." onRetry={() => refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </>
  );
}

function Questions({ quiz }: { quiz: Quiz }) {
  const { role } = useUser();
  const remove = useDeleteQuestion();
  const [deleting, setDeleting] = useState<number | null>(null);
  const mayDelete = quiz.own || role === 'admin';
  const close = () => setDeleting(null);
  return (
    <>
      <PageHeader title={quiz.title} documentTitle={`Questions: ${quiz.title}`} why={quiz.category} />
      <dl className="mb-6 grid grid-cols-3 gap-px overflow-hidden rounded-card border border-base-300 bg-base-300">
        <Figure label="Duration" value={`${quiz.duration} min`} />
        <Figure label="Total marks" value={quiz.totalMarks} />
        <Figure label="Passing marks" value={quiz.passingMarks} />
      </dl>
      {quiz.questions.length === 0 ? (
        <EmptyState>No questions added yet.</EmptyState>
      ) : (
        <ol className="grid gap-4">
          {quiz.questions.map((question, index) => (
            <li key={question.id}>
              <Question
                question={question}
                number={index + 1}
                onDelete={mayDelete ? () => setDeleting(index) : undefined}
              />
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        open={deleting !== null}
        onClose={close}
        title="Delete question"
        action="Delete question"
        busy={remove.isPending}
        onConfirm={() => deleting !== null && remove.mutate({ id: quiz.id, index: deleting }, { onSuccess: close })}
      >
        <p>Are you sure you want to delete this question?</p>
      </ConfirmDialog>
    </>
  );
}

interface QuestionProps {
  question: AnyQuestion;
  number: number;
  onDelete: (() => void) | undefined;
}

function Question({ question, number, onDelete }: QuestionProps) {
  return (
    <Card className="grid gap-4">
      <div className="flex items-start gap-3">
        <h2 className="min-w-0 grow text-pretty whitespace-pre-line text-lg">
          <span className="figures text-quiet">{number}.</span> {question.question}
        </h2>
        <Badge className="capitalize">{question.difficulty}</Badge>
      </div>
      {question.image && (
        <img
          src={question.image.src}
          alt={question.image.alt}
          className="max-h-60 rounded-card border border-base-300"
        />
      )}
      <ul className="grid gap-2 sm:grid-cols-2">
        {question.options.map((option, index) => {
          const letter = LETTERS[index];
          const right = letter !== undefined && letter === question.correctAnswer;
          return (
            <li
              key={letter}
              className={`flex items-center gap-3 rounded-field border px-4 py-2.5 ${right ? 'border-success bg-success/10 font-semibold' : 'border-base-300'}`}
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
            className="text-error"
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

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="bg-base-100 p-4">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figures text-xl font-bold">{value}</dd>
    </div>
  );
}
