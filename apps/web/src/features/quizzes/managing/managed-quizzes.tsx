import type { Audience, QuizCard } from '@quorbit/contracts/quizzes/schema';
import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, ListChecks, ListPlus, Pencil, Sparkles, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { type Column, DataTable, type SortOrder } from '#ui/data-table.tsx';
import { Menu, type MenuItem } from '#ui/dialogs/menu.tsx';
import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { CardQuestions } from '../card-questions.tsx';
import { STATUS_BADGES } from './quiz-status.ts';

const AUDIENCE_BADGES: Record<Audience, { label: string; tone: BadgeTone }> = {
  premium: { label: 'PREMIUM', tone: 'legendary' },
  everyone: { label: 'EVERYONE', tone: 'info' },
  private: { label: 'PRIVATE', tone: 'plain' },
};

interface QuizActions {
  onChoose: (quizId: string) => void;
  onAddQuestion: (quizId: string) => void;
  onGenerate: (quiz: QuizCard) => void;
  onDelete: (quiz: QuizCard) => void;
  onEdit: (quizId: string) => void;
  onDuplicate: (quiz: QuizCard) => void;
  onStatus: (quiz: QuizCard, status: QuizCard['status']) => void;
}

interface ManagedQuizzesProps extends QuizActions {
  quizzes: readonly QuizCard[];
  /** The id of the quiz whose questions are shown beside the list; null for none. */
  chosen: string | null;
  order: SortOrder | null;
  onOrder: (order: SortOrder | null) => void;
  /** Whether authors are named, because the list has other people's quizzes. */
  authors: boolean;
}

/** The table of the quizzes that a user manages, with figures and actions. */
export function ManagedQuizzes({ quizzes, chosen, order, onOrder, authors, ...actions }: ManagedQuizzesProps) {
  const columns = buildColumns(actions, authors);
  return (
    <DataTable
      caption="Quizzes"
      columns={columns}
      rows={quizzes}
      keyOf={({ id }) => id}
      selectedKey={chosen}
      order={order}
      onOrder={onOrder}
      dense
    />
  );
}

/** Builds the table's columns. Columns that the server can sort by have the server's names as ids. */
function buildColumns(actions: QuizActions, authors: boolean): Column<QuizCard>[] {
  return [
    {
      id: 'title',
      header: 'Quiz',
      isRowHeader: true,
      cell: (quiz) => (
        <div className="grid w-full min-w-0">
          <Title quiz={quiz} onChoose={actions.onChoose} />
          <Facts quiz={quiz} />
          {quiz.questions && <CardQuestions questions={quiz.questions} />}
        </div>
      ),
      isSortable: true,
    },
    {
      id: 'category',
      header: 'Category',
      cell: ({ category }) => <span className="wrap-anywhere">{category}</span>,
      fullWidthOnly: true,
    },
    ...(authors ? [AUTHOR] : []),
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={STATUS_BADGES[status].tone}>{STATUS_BADGES[status].label}</Badge>,
    },
    {
      ...buildFigureColumn('questionCount', 'Questions', ({ questionCount }) => questionCount, {
        hiddenWhenNarrow: false,
      }),
      isSortable: true,
    },
    buildFigureColumn('duration', 'Duration', ({ duration }) => duration, { unit: ' min', fullWidthOnly: true }),
    {
      ...buildFigureColumn('passing', 'Passing marks', ({ passingMarks }) => passingMarks),
      cell: ({ passingMarks, totalMarks }) => `${passingMarks} of ${totalMarks}`,
    },
    {
      id: 'updatedAt',
      header: 'Updated',
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} className="whitespace-nowrap" />,
      hiddenWhenNarrow: true,
      isSortable: true,
    },
    {
      id: 'audience',
      header: 'Audience',
      cell: ({ audience }) => <Badge tone={AUDIENCE_BADGES[audience].tone}>{AUDIENCE_BADGES[audience].label}</Badge>,
      hiddenWhenNarrow: true,
    },
    { id: 'actions', header: 'Actions', actions: true, cell: (quiz) => <RowActions quiz={quiz} {...actions} /> },
  ];
}

const AUTHOR: Column<QuizCard> = {
  id: 'author',
  header: 'Author',
  cell: ({ author }) => <span className="wrap-anywhere">{author ?? 'Quorbit'}</span>,
  hiddenWhenNarrow: true,
};

function buildFigureColumn(
  id: string,
  header: string,
  of: (quiz: QuizCard) => number,
  { unit = '', hiddenWhenNarrow = true, fullWidthOnly = false } = {},
): Column<QuizCard> {
  return { id, header, hiddenWhenNarrow, fullWidthOnly, numeric: true, cell: (quiz) => `${of(quiz)}${unit}` };
}

/**
 * Opens the quiz beside the list on wide screens. Narrow screens and clicks with a modifier key (new tab) follow the
 * link to its own page.
 */
function chooseInPanel(event: MouseEvent, choose: () => void): void {
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
        onClick={(event) => chooseInPanel(event, () => onChoose(quiz.id))}
        className="inline-flex min-h-11 items-center wrap-anywhere hover:underline md:min-h-9"
      >
        {quiz.title}
      </Link>
    </span>
  );
}

/** The facts about a quiz that have no column while the table is narrow. */
function Facts({ quiz: { category, duration, passingMarks, totalMarks, audience } }: { quiz: QuizCard }) {
  return (
    <span className="hidden flex-wrap items-center gap-x-2 gap-y-1 pb-1 text-sm font-normal text-quiet wrap-anywhere md:@max-[66rem]:flex">
      <span>
        {category} · {duration} min
        <span className="@3xl:hidden">
          {' '}
          · pass {passingMarks} of {totalMarks} marks
        </span>
      </span>
      <span className="@3xl:hidden">
        <Badge tone={AUDIENCE_BADGES[audience].tone}>{AUDIENCE_BADGES[audience].label}</Badge>
      </span>
    </span>
  );
}

/**
 * Classes of an action button: only an icon in the table, which has many rows; larger and with text in the cards on
 * phones.
 */
const ACTION =
  'max-md:h-11 max-md:px-2 max-md:text-[0.8125rem] max-md:whitespace-nowrap md:h-9 md:min-h-9 md:w-9 md:p-0';

function RowActions({
  quiz,
  onChoose,
  onAddQuestion,
  onGenerate,
  onDelete,
  ...more
}: QuizActions & { quiz: QuizCard }) {
  return (
    <div className="flex grow flex-wrap justify-between max-sm:-mx-2 md:flex-nowrap md:justify-end md:gap-1">
      <button
        type="button"
        title="Add Question"
        onClick={() => onAddQuestion(quiz.id)}
        className={buttonClasses('quiet', ACTION)}
      >
        <ListPlus className="size-5 max-md:hidden" aria-hidden="true" />
        <span className="md:sr-only">Add Question</span>
      </button>
      <button
        type="button"
        title="AI Premium"
        onClick={() => onGenerate(quiz)}
        className={buttonClasses('quiet', ACTION)}
      >
        <Sparkles className="size-5 max-md:hidden" aria-hidden="true" />
        <span className="md:sr-only">AI Premium</span>
      </button>
      <Link
        to="/premium/quiz/$id"
        params={{ id: quiz.id }}
        title="View Questions"
        onClick={(event) => chooseInPanel(event, () => onChoose(quiz.id))}
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
      <Menu
        label={`More for ${quiz.title}`}
        className={buttonClasses('quiet', 'h-11 w-11 p-0 md:h-9 md:min-h-9 md:w-9')}
        items={buildMoreItems(quiz, more)}
      />
    </div>
  );
}

const ICON = 'size-5 shrink-0';

function buildMoreItems(quiz: QuizCard, { onEdit, onDuplicate, onStatus }: MoreActions): MenuItem[] {
  const archived = quiz.status === 'archived';
  return [
    { label: 'Edit', icon: <Pencil className={ICON} aria-hidden="true" />, onSelect: () => onEdit(quiz.id) },
    { label: 'Duplicate', icon: <Copy className={ICON} aria-hidden="true" />, onSelect: () => onDuplicate(quiz) },
    quiz.status === 'published'
      ? {
          label: 'Archive',
          icon: <Archive className={ICON} aria-hidden="true" />,
          onSelect: () => onStatus(quiz, 'archived'),
        }
      : {
          label: archived ? 'Bring back' : 'Show to learners',
          icon: <ArchiveRestore className={ICON} aria-hidden="true" />,
          onSelect: () => onStatus(quiz, 'published'),
        },
  ];
}

type MoreActions = Pick<QuizActions, 'onEdit' | 'onDuplicate' | 'onStatus'>;
