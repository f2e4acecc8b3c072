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

/** One piece of work that does not count yet. */
export interface WorkItem extends WorkDescription {
  opId: string;
  type: string;
  /** When it was done, in the server's time as far as it is known. */
  at: string;
  status: Exclude<WorkStatus, 'arrived'> | 'rejected';
  /** Why it was refused, and when; null unless it was. */
  refusal: { code: string; message: string; at: number } | null;
  /** The server keeps it; other work is on this device only. */
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

/** The same of work that only memory has, where the disk cannot be read. */
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
  // Work from another device, or no longer in this one's journal, is known only by its row.
  const known = new Set(items.map(({ opId }) => opId));
  for (const { opId, type, at, outcome } of get(parkedRows.bodies)) {
    if (known.has(opId) || outcome !== 'waiting') continue;
    const words = findWorkKind(areas, type).describe(null, titleOf);
    items.push({ opId, type, ...words, at, status: 'parked', refusal: null, onServer: true });
  }
  return items.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
});
