import type { MirrorArea } from '../mirror/area.ts';
import { AREAS, OUTBOX, REJECTED } from '../mirror/inputs.ts';
import { isSameSet, selector } from '../mirror/selector.ts';
import { findWorkKind } from '../mirror/work-kinds.ts';
import type { NewOp } from '../queue/enqueue.ts';

type PackLists = NonNullable<MirrorArea['packs']>;

/** The hashes that areas list, in the order of the areas. */
const selectListed = (list: keyof PackLists) =>
  selector((get): readonly string[] =>
    get(AREAS).flatMap(({ packs }) => {
      const hashes = packs?.[list];
      return hashes ? get(hashes) : [];
    }),
  );

/** Hashes of the packs that reviews need soon. */
export const selectUrgentHashes = selectListed('urgent');

/** Hashes of the packs that stay although nothing needs them. */
export const selectKeptHashes = selectListed('kept');

/** Hashes of the packs that this device should have, the most urgent first. */
export const selectWantedHashes = selectListed('wanted');

const selectBegunHashes = selectListed('begun');
const selectHashesOfReviews = selectListed('needed');

/** Hashes of the packs without which work here cannot be graded, continued or repeated. */
export const selectNeededHashes = selector(
  (get): ReadonlySet<string> => new Set([...get(selectHashesOfWorkHere), ...get(selectHashesOfReviews)]),
  isSameSet,
);

/** Hashes of the packs that what was begun here, the queue and the refused work refer to. */
export const selectHashesOfWorkHere = selector((get): ReadonlySet<string> => {
  const ops: NewOp[] = [...get(OUTBOX), ...get(REJECTED).map(({ op }) => op)];
  return new Set([...get(selectBegunHashes), ...hashesOfWork(ops, get(AREAS))]);
}, isSameSet);

/** Hashes of the packs that work refers to. */
export function hashesOfWork(ops: readonly NewOp[], areas: readonly MirrorArea[]): string[] {
  return ops.map((op) => findWorkKind(areas, op.type).packHash(op)).filter((hash) => hash !== null);
}
