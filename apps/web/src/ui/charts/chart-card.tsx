import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Card } from '../card.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Skeleton } from '../loading/skeleton.tsx';

interface ChartCardProps<Row> {
  title: string;
  /** The chart's message in a sentence, with the number of answers it's based on. */
  sentence: ReactNode;
  /** The number of points in the chart. */
  points: number;
  /** The chart, whose code is loaded when it's first shown. */
  chart: ReactNode;
  /** Shown instead of the chart if there are no points. */
  empty: ReactNode;
  /** Shown instead of the chart if there's only one point; without it a single point is drawn as a chart. */
  singlePoint?: ReactNode;
  /** The chart's data as a table. */
  table: { columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string };
  /** Tailwind classes for the chart's height. */
  height?: string;
  /** Controls beside the table button, e.g. a choice of days. */
  choice?: ReactNode;
  /** Content below the chart, e.g. its legend. */
  children?: ReactNode;
}

/** A chart with its message in a sentence above it and the data as a table behind a button. */
export function ChartCard<Row>({
  title,
  sentence,
  points,
  chart,
  empty,
  singlePoint,
  table,
  height = 'h-64',
  choice,
  children,
}: ChartCardProps<Row>) {
  const titleId = useId();
  const [asTable, setAsTable] = useState(false);
  const hasChart = points > 1 || (points === 1 && singlePoint === undefined);
  return (
    <Card aria-labelledby={titleId} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-52">
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          <p className="text-quiet wrap-anywhere">{sentence}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {choice}
          {hasChart && (
            <Button onClick={() => setAsTable(!asTable)}>{asTable ? 'Show as chart' : 'Show as table'}</Button>
          )}
        </div>
      </div>
      {!hasChart ? (
        <div className={`grid min-h-56 content-center justify-items-center gap-3 text-center`}>
          {points === 0 ? (
            <>
              <Drawing of="empty" />
              {empty}
            </>
          ) : (
            singlePoint
          )}
        </div>
      ) : asTable ? (
        <DataTable caption={title} {...table} />
      ) : (
        <>
          <div className={`${height} min-w-0 overflow-hidden`}>
            <Suspense fallback={<Skeleton className="size-full rounded-field" />}>{chart}</Suspense>
          </div>
          {children}
        </>
      )}
    </Card>
  );
}

/** The placeholder for a chart card while its data loads. */
export function ChartCardSkeleton({ height = 'h-64' }: { height?: string }) {
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <Skeleton className="h-6 w-40 max-w-full" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <Skeleton className={`${height} rounded-field`} />
    </Card>
  );
}

/** Shown in place of a chart whose code couldn't be loaded. */
function ChartUnavailable() {
  return <p className="p-4 text-quiet">We couldn't load the chart. Show the figures as a table instead.</p>;
}

/** For `lazy`: resolves to the chart or, if its code can't be loaded, to a message that says so. */
export function withChartFallback<P>(load: Promise<{ default: (props: P) => ReactNode }>) {
  return load.catch((): { default: (props: P) => ReactNode } => ({ default: ChartUnavailable }));
}
