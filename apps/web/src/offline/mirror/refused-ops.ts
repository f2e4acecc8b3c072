// Apart from what is pending: the frame of every page reads this, and needs none of the rules that pending work is placed by.
import type { UserDatabase } from '../database.ts';
import type { NewOp } from '../queue/enqueue.ts';
import type { RejectedEntry } from '../queue/records.ts';
import { voidedBy } from '../queue/void.ts';
import type { MirrorSource } from './area.ts';
import { parkedRows } from './parked-rows.ts';

/** Work that the server or this device refused for good. */
export interface RefusedOp {
  op: NewOp;
  code: string;
  message: string;
  /** When it was refused or, of parked work, when it arrived; milliseconds. */
  at: number;
  /** It was parked, so the server keeps it; other work is on this device only. */
  onServer: boolean;
}

/** Refused work that nobody has discarded or tried again. */
export async function readRefusedOps({ database, unsavedRefused = [] }: MirrorSource): Promise<RefusedOp[]> {
  const discarded = await readDiscarded(database);
  const stored = await database.rejected.toArray();
  const known = new Set(stored.map(({ opId }) => opId));
  const here = [...stored, ...unsavedRefused.filter(({ opId }) => !known.has(opId))].map(hereOnly);
  const parked = (await parkedRows.bodies(database)).flatMap(({ opId, type, at, outcome, op, ...why }): RefusedOp[] => {
    if (outcome !== 'refused' || op === null || discarded.has(opId)) return [];
    const { code, message } = why;
    return [
      {
        op: { ...op, opId, type, args: op.args },
        code: code ?? 'INVALID',
        message: message ?? '',
        at: Date.parse(at),
        onServer: true,
      },
    ];
  });
  return [...here, ...parked];
}

const hereOnly = (entry: RejectedEntry): RefusedOp => ({ ...entry, onServer: false });

/** Ids of the ops whose rows a void removes that the rows do not show yet. */
async function readDiscarded({ journal, outbox, meta }: UserDatabase): Promise<Set<string>> {
  const settled = (await meta.get('meta'))?.settled ?? 0;
  const arrived = (await journal.toArray()).filter(({ order }) => order > settled).map(({ op }) => op);
  return new Set([...arrived, ...(await outbox.toArray())].map(voidedBy).filter((opId) => opId !== null));
}
