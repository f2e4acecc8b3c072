// The learner's work on paths on this device, which the server's last reply may not contain yet.
import { isGraded } from '@quorbit/contracts/attempts/graded';
import type { NodeChange } from '@quorbit/contracts/paths/work';
import { pathWorkArgs } from '@quorbit/contracts/sync/ops/path-work';
import { selectFinishedAttempts } from '#features/reports/reports.mirror.ts';
import { JOURNAL, selectSkew } from '#offline/mirror/inputs.ts';
import { selectPendingOps } from '#offline/mirror/pending-work.ts';
import { selectRefusedOps } from '#offline/mirror/refused-ops.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import { toServerTime } from '#offline/mirror/to-server-time.ts';
import type { NewOp } from '#offline/queue/enqueue.ts';
import { pathWork } from './paths.mirror.ts';

/** A piece of work on a path. */
export interface LocalWork {
  pathId: string;
  /** The change at a node; null if the learner only started the path. */
  change: NodeChange | null;
  /** The time of the work, by the server's clock. */
  at: Date;
  /** Whether the server has the work, so that a reply may already count its minutes. */
  sent: boolean;
}

export interface PathWork {
  /** The learner's work on paths, in the order in which it was done. */
  works: readonly LocalWork[];
  /** The best percentage that attempts on this device reached, by quiz id. */
  best: ReadonlyMap<string, number>;
}

export const NO_WORK: PathWork = { works: [], best: new Map() };

export const selectPathWork = createSelector((get): PathWork => {
  const skew = get(selectSkew);
  const withReceipt = get(JOURNAL)
    .filter(({ parked }) => !parked)
    .map(({ op }) => ({ op, sent: true }));
  const pending = get(selectPendingOps).map(({ op, status }) => ({ op, sent: status === 'arrived' }));
  const byId = new Map([...withReceipt, ...pending].map((entry) => [entry.op.opId, entry]));
  const works = pathWork.filterEntries([...byId.values()]).flatMap(({ op, sent }): LocalWork[] => {
    const args = parseArgs(op);
    if (!args) return [];
    return [{ pathId: args.pathId, change: args.node ?? null, at: new Date(toServerTime(op.at, op, skew)), sent }];
  });
  return { works, best: get(selectBestPercentages) };
});

/** Returns the work at a node that the server refused, with its reasons. */
export const selectRefusedWork = createSelectorFamily((get, nodeId: string): readonly RefusedWork[] =>
  pathWork.filterEntries(get(selectRefusedOps)).flatMap(({ op, message }) => {
    const change = parseArgs(op)?.node;
    return change?.nodeId === nodeId ? [{ status: change.status, message }] : [];
  }),
);

export interface RefusedWork {
  status: NodeChange['status'];
  message: string;
}

/** Parses an operation's arguments; undefined if they're invalid, as in a damaged work file. */
function parseArgs({ args }: NewOp) {
  return pathWorkArgs.safeParse(args).data;
}

const selectBestPercentages = createSelector((get): ReadonlyMap<string, number> => {
  const { arrived, pending } = get(selectFinishedAttempts);
  const results = [
    ...arrived.flatMap((row) => (isGraded(row) ? [{ quizId: row.quiz.id, percentage: row.percentage }] : [])),
    ...pending.flatMap(({ quizId, status, report }) =>
      report && status !== 'rejected' ? [{ quizId, percentage: report.percentage }] : [],
    ),
  ];
  const best = new Map<string, number>();
  for (const { quizId, percentage } of results) best.set(quizId, Math.max(percentage, best.get(quizId) ?? 0));
  return best;
});
