// The learner's work on paths as this device has it: what the server's last reply may not know yet.
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
  /** Null where the learner only started the path. */
  change: NodeChange | null;
  /** In the server's time. */
  at: Date;
  /** The server has it, so a reply may count its minutes. */
  sent: boolean;
}

export interface PathWork {
  /** In the order in which it was done. */
  works: readonly LocalWork[];
  /** By quiz, the best percentage that attempts on this device reached. */
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

/** Why the server refused work at a node that asked for more than the learner has reached there. */
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

/** A file of work may contain anything. */
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
