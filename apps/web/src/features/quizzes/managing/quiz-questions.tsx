import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { useDeleteQuestion } from '../quizzes.mutations.ts';
import { QuizQuestion } from './quiz-question.tsx';

interface QuizQuestionsProps {
  quiz: Quiz;
  /** The heading level of the questions. */
  level: 2 | 3;
}

/** A quiz's figures and its questions with their right answers, for its author and admins. */
export function QuizQuestions({ quiz, level }: QuizQuestionsProps) {
  const { role } = useUser();
  const remove = useDeleteQuestion();
  const [deleting, setDeleting] = useState<string | null>(null);
  const canDelete = quiz.own || role === 'admin';
  const close = () => setDeleting(null);
  return (
    <>
      <dl className="grid grid-cols-3 gap-px overflow-hidden rounded-card border border-base-300 bg-base-300">
        <Figure label="Duration" value={`${quiz.duration} min`} />
        <Figure label="Total marks" value={quiz.totalMarks} />
        <Figure label="Passing marks" value={quiz.passingMarks} />
      </dl>
      {quiz.questions.length === 0 ? (
        <EmptyState>No questions added yet.</EmptyState>
      ) : (
        <ol className="grid gap-4">
          {quiz.questions.map((question, index) => (
            <li key={question.id} className="min-w-0">
              <QuizQuestion
                question={question}
                number={index + 1}
                level={level}
                onDelete={canDelete ? () => setDeleting(question.id) : undefined}
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
        // The `index` field takes the question's id, because another user may have deleted a question meanwhile, which
        // shifts the positions.
        onConfirm={() => deleting !== null && remove.mutate({ id: quiz.id, index: deleting }, { onSuccess: close })}
      >
        <p>Are you sure you want to delete this question?</p>
      </ConfirmDialog>
    </>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="bg-base-100 p-3">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figures text-lg font-bold">{value}</dd>
    </div>
  );
}
