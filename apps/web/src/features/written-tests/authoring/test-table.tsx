import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { formatDayAndTime, formatExactTime } from '#ui/format-time.ts';
import { TestMenu } from './test-menu.tsx';
import { STATUS_BADGES } from './test-status.ts';

interface TestTableProps {
  tests: readonly ManagedWrittenTest[];
  offline: boolean;
}

/** The table of written tests with their figures and an action menu for each. */
export function TestTable({ tests, offline }: TestTableProps) {
  return (
    <DataTable
      caption="Written tests"
      columns={[
        ...COLUMNS,
        {
          id: 'actions',
          header: 'Actions',
          actions: true,
          cell: (test) => (
            <div className="flex grow items-center justify-between md:justify-end">
              <CardLinks test={test} />
              <TestMenu test={test} offline={offline} />
            </div>
          ),
        },
      ]}
      rows={tests}
      keyOf={({ id }) => id}
    />
  );
}

const COLUMNS: readonly Column<ManagedWrittenTest>[] = [
  {
    id: 'title',
    header: 'Test',
    isRowHeader: true,
    cell: ({ id, title, category }) => (
      <span className="grid min-w-0 md:min-w-40">
        <Link
          to="/admin/written-test/question/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center underline-offset-4 wrap-anywhere hover:underline md:min-h-9"
        >
          {title}
        </Link>
        <span className="hidden text-sm font-normal text-quiet wrap-anywhere md:@max-[66rem]:block">{category}</span>
      </span>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    fullWidthOnly: true,
    cell: ({ category }) => <span className="wrap-anywhere">{category}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={STATUS_BADGES[status].tone}>{STATUS_BADGES[status].label}</Badge>,
  },
  { id: 'opens', header: 'Opens', hiddenWhenNarrow: true, cell: ({ opensAt }) => <Moment at={opensAt} /> },
  { id: 'closes', header: 'Closes', cell: ({ closesAt }) => <Moment at={closesAt} /> },
  {
    id: 'duration',
    header: 'Duration',
    numeric: true,
    hiddenWhenNarrow: true,
    cell: ({ duration }) => `${duration} min`,
  },
  { id: 'marks', header: 'Marks', numeric: true, cell: ({ marks }) => marks },
  { id: 'toMark', header: 'To mark', numeric: true, cell: (test) => <ToMark test={test} /> },
];

/**
 * Links to a test's questions and marking, the pages that admins use most; shown only on narrow screens, where each
 * test is a card.
 */
function CardLinks({ test: { id, title, status } }: { test: ManagedWrittenTest }) {
  const of = <span className="sr-only"> of {title}</span>;
  return (
    <span className="-ms-4 flex md:hidden">
      <Link to="/admin/written-test/question/$id" params={{ id }} className={buttonClasses('quiet')}>
        Questions{of}
      </Link>
      {status !== 'draft' && (
        <Link to="/admin/written-test/marking/$id" params={{ id }} className={buttonClasses('quiet')}>
          Marking{of}
        </Link>
      )}
    </span>
  );
}

/** The number of answers to mark, as a link to the marking page. */
function ToMark({ test: { id, title, submitted, toMark } }: { test: ManagedWrittenTest }) {
  if (submitted === 0) return '–';
  return (
    <Link
      to="/admin/written-test/marking/$id"
      params={{ id }}
      className={`relative -my-2.5 inline-block py-2.5 ${TEXT_LINK}`}
    >
      {toMark === 0 ? 'All marked' : toMark.toLocaleString('en')}
      <span className="sr-only"> in {title}</span>
    </Link>
  );
}

function Moment({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={formatExactTime(moment)} className="whitespace-nowrap">
      {formatDayAndTime(moment)}
    </time>
  );
}
