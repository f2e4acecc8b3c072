import type { WrittenResult, WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { Download } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { formatPercent, formatPoints } from './format-results.ts';
import { useSittingResults } from './results.queries.ts';
import { SittingLateTexts } from './sitting-late-texts.tsx';
import { useResultsExport } from './use-results-export.ts';

interface SittingResultsProps {
  results: WrittenResults;
  offline: boolean;
}

/** The learners who submitted the test with their results, page by page and as a file. */
export function SittingResults({ results, offline }: SittingResultsProps) {
  const { test, submitted } = results;
  const { busy, start } = useResultsExport(results);
  return (
    <section aria-labelledby="learners" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="learners" className="text-xl">
          Learners
        </h2>
        {submitted > 0 && (
          <Button
            disabled={offline}
            busy={busy}
            icon={<Download className="size-5" aria-hidden="true" />}
            onClick={() => void start()}
          >
            Download CSV
          </Button>
        )}
      </div>
      <QueryView
        view={useSittingResults(test.id)}
        loading={{ ...TABLE_LOADING, label: 'Loading learners' }}
        failing={{ message: "The learners didn't load." }}
        empty={<EmptyState>Nobody has submitted this test yet.</EmptyState>}
        more="Show more learners"
      >
        {(sittings) => (
          <DataTable
            caption="Learners"
            columns={columnsOf(results, sittings, offline)}
            rows={sittings}
            keyOf={({ sittingId }) => sittingId}
          />
        )}
      </QueryView>
    </section>
  );
}

/** Returns the table's columns; late texts have a column only if a marker still has to choose. */
function columnsOf(
  { test, marks }: WrittenResults,
  sittings: readonly WrittenResult[],
  offline: boolean,
): readonly Column<WrittenResult>[] {
  const late: Column<WrittenResult> = {
    id: 'late',
    header: 'Late texts',
    cell: (sitting) => <SittingLateTexts testId={test.id} sitting={sitting} offline={offline} />,
  };
  const hasLateTexts = sittings.some((sitting) => (sitting.late?.unchosen ?? 0) > 0 && !sitting.published);
  return [
    {
      id: 'label',
      header: 'Learner',
      isRowHeader: true,
      cell: ({ label }) => <span className="block md:min-w-32 wrap-anywhere">{label}</span>,
    },
    { id: 'submitted', header: 'Submitted', cell: ({ submittedAt }) => <RelativeTime at={submittedAt} /> },
    {
      id: 'minutes',
      header: 'Minutes',
      numeric: true,
      hiddenWhenNarrow: hasLateTexts,
      cell: ({ minutes }) => minutes.toFixed(1),
    },
    {
      id: 'points',
      header: 'Points',
      numeric: true,
      cell: ({ points }) => (points === null ? '–' : `${formatPoints(points)} of ${marks}`),
    },
    {
      id: 'percent',
      header: 'Percent',
      numeric: true,
      hiddenWhenNarrow: hasLateTexts,
      cell: ({ points }) => formatPercent(points, marks),
    },
    { id: 'state', header: 'State', cell: (sitting) => <State sitting={sitting} /> },
    ...(hasLateTexts ? [late] : []),
  ];
}

function State({ sitting: { toMark, published } }: { sitting: WrittenResult }) {
  if (published) return <Badge tone="success">Published</Badge>;
  if (toMark > 0) return <Badge tone="warning">{formatCount(toMark, 'answer', 'answers')} to mark</Badge>;
  return <Badge>Marked</Badge>;
}
