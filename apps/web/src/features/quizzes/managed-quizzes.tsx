import type { Audience, QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Link } from '@tanstack/react-router';
import { ListChecks, ListPlus, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CategoryMotif } from '#ui/category-motif.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

const AUDIENCE: Record<Audience, { label: string; tone: BadgeTone }> = {
  premium: { label: 'PREMIUM', tone: 'legendary' },
  everyone: { label: 'EVERYONE', tone: 'info' },
  private: { label: 'PRIVATE', tone: 'plain' },
};

interface QuizActions {
  onChoose: (quizId: string) => void;
  onAddQuestion: (quizId: string) => void;
  onDelete: (quiz: QuizCard) => void;
}

interface ManagedQuizzesProps extends QuizActions {
  quizzes: readonly QuizCard[];
  /** The quiz whose questions are shown beside. */
  chosen: string | null;
  /** Whether there are more than these. */
  more: boolean;
}

/** The quizzes that somebody looks after, with their figures and what can be done with each. */
export function ManagedQuizzes({ quizzes, chosen, more, ...actions }: ManagedQuizzesProps) {
  const columns = columnsOf(actions);
  return (
    <DataTable
      caption="Quizzes"
      columns={columns}
      rows={quizzes}
      keyOf={({ id }) => id}
      chosen={chosen}
      sortedInPart={more ? `Sorted among the ${quizzes.length} quizzes shown so far.` : undefined}
      dense
    />
  );
}

function columnsOf(actions: QuizActions): Column<QuizCard>[] {
  return [
    {
      id: 'title',
      header: 'Quiz',
      names: true,
      cell: (quiz) => <Title quiz={quiz} onChoose={actions.onChoose} />,
      compare: (a, b) => a.title.localeCompare(b.title),
    },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category }) => <span className="wrap-anywhere">{category}</span>,
      optional: true,
      compare: (a, b) => a.category.localeCompare(b.category),
    },
    figure('questions', 'Questions', ({ questionCount }) => questionCount, { optional: false }),
    figure('duration', 'Duration', ({ duration }) => duration, { unit: ' min', wide: true }),
    figure('total', 'Total marks', ({ totalMarks }) => totalMarks, { wide: true }),
    figure('passing', 'Passing marks', ({ passingMarks }) => passingMarks, { wide: true }),
    {
      id: 'audience',
      header: 'Audience',
      cell: ({ audience }) => <Badge tone={AUDIENCE[audience].tone}>{AUDIENCE[audience].label}</Badge>,
      optional: true,
    },
    { id: 'actions', header: 'Actions', actions: true, cell: (quiz) => <RowActions quiz={quiz} {...actions} /> },
  ];
}

function figure(
  id: string,
  header: string,
  of: (quiz: QuizCard) => number,
  { unit = '', optional = true, wide = false } = {},
): Column<QuizCard> {
  return {
    ...{ id, header, optional, wide, numeric: true },
    cell: (quiz) => `${of(quiz)}${unit}`,
    compare: (a, b) => of(a) - of(b),
  };
}

/** Beside the list where there is room, on a page of its own elsewhere and for whoever opens a new tab. */
function chooseBeside(event: MouseEvent, choose: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !window.matchMedia('(min-width: 64rem)').matches) return;
  event.preventDefault();
  choose();
}

function Title({ quiz, onChoose }: { quiz: QuizCard; onChoose: (quizId: string) => void }) {
  return (
    <span className="flex min-w-0 items-center gap-2 md:min-w-48">
      <CategoryMotif category={quiz.category} className="size-5 text-category-ink" />
      <Link
        to="/premium/quiz/$id"
        params={{ id: quiz.id }}
        onClick={(event) => chooseBeside(event, () => onChoose(quiz.id))}
        className="inline-flex min-h-11 items-center wrap-anywhere hover:underline md:min-h-9"
      >
        {quiz.title}
      </Link>
    </span>
  );
}

/** Icons in the table, where there are many rows; with their words on the cards of phones. */
const ACTION = 'max-md:h-11 max-md:grow max-md:px-2 max-md:text-sm md:h-9 md:min-h-9 md:w-9 md:p-0';

function RowActions({ quiz, onChoose, onAddQuestion, onDelete }: QuizActions & { quiz: QuizCard }) {
  return (
    <div className="flex grow flex-wrap justify-between gap-1 md:flex-nowrap md:justify-end">
      <button
        type="button"
        title="Add Question"
        onClick={() => onAddQuestion(quiz.id)}
        className={buttonClasses('quiet', ACTION)}
      >
        <ListPlus className="size-5 max-md:hidden" aria-hidden="true" />
        <span className="md:sr-only">Add Question</span>
      </button>
      <Link
        to="/premium/quiz/$id"
        params={{ id: quiz.id }}
        title="View Questions"
        onClick={(event) => chooseBeside(event, () => onChoose(quiz.id))}
        className={buttonClasses('quiet', ACTION)}
      >
        <ListChecks className="size-5 max-md:hidden" aria-hidden="true" />
        <span className="md:sr-only">View Questions</span>
      </Link>
      <button
        type="button"
        title="Delete"
        onClick={() => onDelete(quiz)}
        className={buttonClasses('quiet', `${ACTION} text-error`)}
      >
        <Trash2 className="size-5 max-md:hidden" aria-hidden="true" />
        <span className="md:sr-only">Delete</span>
      </button>
    </div>
  );
}
