import { VOID } from '@quorbit/contracts/sync/ops/void';
import type { NewOp } from '../queue/enqueue.ts';
import type { MemorySource, MirrorArea } from './area.ts';
import { AREAS, selectSkew } from './inputs.ts';
import { parkedRows } from './parked-rows.ts';
import { selectPendingOps, type WorkStatus } from './pending-work.ts';
import { selectRefusedOps } from './refused-ops.ts';
import { createSelector } from './selector.ts';
import type { TitleOf, WorkDescription } from './work-kind.ts';
import { findWorkKind } from './work-kinds.ts';

/** One piece of work that the server hasn't counted yet, as lists show it. */
export interface WorkItem extends WorkDescription {
  opId: string;
  type: string;
  /** The time at which the work was done, in the server's time as far as it's known. */
  at: string;
  status: Exclude<WorkStatus, 'arrived'> | 'rejected';
  /** The reason and the time of the refusal in milliseconds; null if the work wasn't refused. */
  refusal: { code: string; message: string; at: number } | null;
  /** Whether the server stores this work; other work is only on this device. */
  onServer: boolean;
}

type WorkItemStatus = Pick<WorkItem, 'status' | 'refusal' | 'onServer'>;

function toWorkItem(
  areas: readonly MirrorArea[],
  op: NewOp,
  { skew, titleOf, ...rest }: WorkItemStatus & { skew: number | null; titleOf: TitleOf },
): WorkItem {
  const { opId, type } = op;
  const kind = findWorkKind(areas, type);
  return { opId, type, ...kind.describe(op, titleOf), at: kind.doneAt(op, skew), ...rest };
}

/** Lists the work that is only in memory, newest first, for use when the disk can't be read. */
export function listMemoryWork({ areas, unsaved, unsavedRefused = [] }: MemorySource): WorkItem[] {
  const more = { skew: null, titleOf: () => null, onServer: false };
  return [
    ...unsaved
      .filter(({ type }) => type !== VOID)
      .map((op) => toWorkItem(areas, op, { ...more, status: 'unsaved', refusal: null })),
    ...unsavedRefused.map(({ op, code, message, at }) =>
      toWorkItem(areas, op, { ...more, status: 'rejected', refusal: { code, message, at } }),
    ),
  ].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Work that is unsaved, waiting, parked or refused, newest first. */
export const selectWorkItems = createSelector((get): readonly WorkItem[] => {
  const areas = get(AREAS);
  const skew = get(selectSkew);
  const titles = new Map(areas.flatMap(({ titles }) => (titles ? [...get(titles)] : [])));
  const titleOf = (id: string) => titles.get(id) ?? null;

  const itemOf = (op: NewOp, more: WorkItemStatus): WorkItem => toWorkItem(areas, op, { ...more, skew, titleOf });
  const items = [
    ...get(selectPendingOps).flatMap(({ op, status }) =>
      status === 'arrived' ? [] : [itemOf(op, { status, refusal: null, onServer: status === 'parked' })],
    ),
    ...get(selectRefusedOps).map(({ op, onServer, code, message, at }) =>
      itemOf(op, { status: 'rejected', refusal: { code, message, at }, onServer }),
    ),
  ];
  // Parked work from another device, or no longer in this device's journal, is known only by its row.
  const known = new Set(items.map(({ opId }) => opId));
  for (const { opId, type, at, outcome } of get(parkedRows.bodies)) {
    if (known.has(opId) || outcome !== 'waiting') continue;
    const words = findWorkKind(areas, type).describe(null, titleOf);
    items.push({ opId, type, ...words, at, status: 'parked', refusal: null, onServer: true });
  }
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
});
