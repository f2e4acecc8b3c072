import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Card } from '../card.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Skeleton } from '../loading/skeleton.tsx';

interface ChartCardProps<Row> {
  title: string;
  /** What the chart says, in a sentence, and from how many answers. */
  sentence: ReactNode;
  /** How many points there are to draw. */
  points: number;
  /** The chart, loaded when it is needed. */
  chart: ReactNode;
  /** Shown where there is nothing to draw. */
  empty: ReactNode;
  /** Shown where there is one point, too few for a chart. */
  singlePoint?: ReactNode;
  /** The same in figures. */
  table: { columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string };
  /** The chart's height, as classes. */
  height?: string;
  /** Beside the button, e.g. a choice of days. */
  choice?: ReactNode;
  /** Below the chart, e.g. its legend. */
  children?: ReactNode;
}

/** A chart: first what it says, then the drawing, with the figures behind a button. */
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

/** The place of a chart card while its figures are loaded. */
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

/** Said in the place of a chart whose code can't be fetched. */
function ChartUnavailable() {
  return <p className="p-4 text-quiet">We couldn't load the chart. Show the figures as a table instead.</p>;
}

/** For `lazy`: the chart or, where its code can't be fetched, a word about that. */
export function withChartFallback<P>(load: Promise<{ default: (props: P) => ReactNode }>) {
  return load.catch((): { default: (props: P) => ReactNode } => ({ default: ChartUnavailable }));
}
