import { performanceLevelOf } from '@quorbit/contracts/analytics/sessions';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { SessionRow } from './session-figures.ts';

const LEVEL_BADGES: Record<'high' | 'medium' | 'low', { word: string; tone: BadgeTone }> = {
  high: { word: 'High', tone: 'success' },
  medium: { word: 'Medium', tone: 'warning' },
  low: { word: 'Low', tone: 'error' },
};

const COLUMNS: readonly Column<SessionRow>[] = [
  {
    id: 'quiz',
    header: 'Session',
    isRowHeader: true,
    cell: ({ title }) => <span className="wrap-anywhere">{title}</span>,
  },
  { id: 'when', header: 'When', cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
  {
    id: 'time',
    header: 'Response time (s)',
    numeric: true,
    cell: ({ responseTime }) => responseTime.toFixed(1),
    compare: (a, b) => a.responseTime - b.responseTime,
  },
  {
    id: 'fatigue',
    header: 'Fatigue score',
    numeric: true,
    cell: ({ fatigueScore }) => fatigueScore?.toFixed(2) ?? 'Under 6 answers',
    compare: (a, b) => (a.fatigueScore ?? -1) - (b.fatigueScore ?? -1),
  },
  {
    id: 'level',
    header: 'Performance level',
    cell: ({ fatigueScore }) => {
      const level = performanceLevelOf(fatigueScore);
      return level === null ? '–' : <Badge tone={LEVEL_BADGES[level].tone}>{LEVEL_BADGES[level].word}</Badge>;
    },
  },
];

/** A table of the pace and fatigue of each session. */
export function CognitiveTable({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-quiet">Compares your last answers with your first. 0 means you didn't slow down.</p>
      <DataTable caption="Sessions, newest first" columns={COLUMNS} rows={sessions} keyOf={({ id }) => id} />
    </div>
  );
}
