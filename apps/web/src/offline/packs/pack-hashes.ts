import type { MirrorArea } from '../mirror/area.ts';
import { AREAS, OUTBOX, REJECTED } from '../mirror/inputs.ts';
import { createSelector, isSameSet } from '../mirror/selector.ts';
import { findWorkKind } from '../mirror/work-kinds.ts';
import type { NewOp } from '../queue/enqueue.ts';

type PackLists = NonNullable<MirrorArea['packs']>;

/** Creates a selector of the hashes in one of the areas' lists, in the order of the areas. */
const createHashSelector = (list: keyof PackLists) =>
  createSelector((get): readonly string[] =>
    get(AREAS).flatMap(({ packs }) => {
      const hashes = packs?.[list];
      return hashes ? get(hashes) : [];
    }),
  );

/** Hashes of the packs that reviews need soon. */
export const selectUrgentHashes = createHashSelector('urgent');

/** Hashes of the packs that aren't removed although nothing needs them. */
export const selectRetainedHashes = createHashSelector('kept');

/** Hashes of the packs that this device should have, the most urgent first. */
export const selectWantedHashes = createHashSelector('wanted');

const selectStartedHashes = createHashSelector('begun');
const selectReviewHashes = createHashSelector('needed');

/** Hashes of the packs that work and reviews on this device need to be graded, continued or repeated. */
export const selectNeededHashes = createSelector(
  (get): ReadonlySet<string> => new Set([...get(selectLocalWorkHashes), ...get(selectReviewHashes)]),
  isSameSet,
);

/** Hashes of the packs that started attempts, queued ops and refused ops on this device refer to. */
export const selectLocalWorkHashes = createSelector((get): ReadonlySet<string> => {
  const ops: NewOp[] = [...get(OUTBOX), ...get(REJECTED).map(({ op }) => op)];
  return new Set([...get(selectStartedHashes), ...listWorkHashes(ops, get(AREAS))]);
}, isSameSet);

/** Returns the hashes of the packs that the ops refer to. */
export function listWorkHashes(ops: readonly NewOp[], areas: readonly MirrorArea[]): string[] {
  return ops.map((op) => findWorkKind(areas, op.type).packHash(op)).filter((hash) => hash !== null);
}
