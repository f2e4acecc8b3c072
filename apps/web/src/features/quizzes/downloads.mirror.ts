import type { PackRow } from '@quorbit/contracts/quizzes/row';
import { QUIZ_KEEP, type QuizKeepArgs } from '@quorbit/contracts/sync/ops/quiz-keep';
import { OWN_SCOPE } from '@quorbit/contracts/sync/scopes';
import { AREAS, PACKS } from '#offline/mirror/inputs.ts';
import { selectUnzonedOps } from '#offline/mirror/pending-work.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';
import type { Work } from '#offline/queue/work.ts';

/** Rows of kind `pack`: each names the current pack of one quiz, and its id is the quiz's, not the pack's. */
export const packRows = createRowKind<PackRow>('pack');

/** The learner downloaded a quiz, or removed the download, which their other devices follow. */
export const quizKeep = createWorkKind<QuizKeepArgs, ReadonlyMap<string, string>>({
  type: QUIZ_KEEP,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    const actionLabel = args?.packHash === null ? 'Removed download' : 'Download';
    return title ? `${actionLabel}: ${title}` : actionLabel;
  },
  answers: () => 0,
  packHash: () => null,
  noun: { one: 'change to your downloads', many: 'changes to your downloads' },
  overlay(downloads, args) {
    // A file of work may contain anything.
    const { quizId, packHash }: Partial<QuizKeepArgs> = args ?? {};
    if (quizId === undefined || packHash === undefined) return downloads;
    const next = new Map(downloads);
    if (packHash === null) next.delete(quizId);
    else if (!next.has(quizId)) next.set(quizId, packHash);
    return next;
  },
});

/**
 * The packs of the quizzes that the learner keeps, by quiz: what their own scope says, and on top of it what they did
 * on this device since.
 */
export const selectDownloadedPacks = createSelector((get): ReadonlyMap<string, string> => {
  const own = get(packRows.rows).filter(({ scope, body }) => scope === OWN_SCOPE && body.kept !== false);
  const downloaded = new Map(own.map(({ body }) => [body.quizId, body.hash]));
  return quizKeep.applyOverlays(downloaded, get(selectUnzonedOps));
});

/**
 * Downloads that an older build never told the server of. A pack that cards need is here for their sake, unless its
 * quiz is one of those that leave the mirror: then nothing else would tell that it can be taken offline.
 */
export const selectUnsentDownloads = createSelector((get): readonly Work[] => {
  const hashesForCards = new Set(get(AREAS).flatMap(({ packs }) => (packs?.needed ? get(packs.needed) : [])));
  const packs = get(PACKS);
  const downloads = new Map<string, QuizKeepArgs>();
  for (const { scope, body } of get(packRows.rows)) {
    const localPacks = packs.filter(({ quizId }) => quizId === body.quizId);
    const pack = localPacks.find(({ hash }) => hash === body.hash) ?? localPacks[0];
    if (!pack || (hashesForCards.has(pack.hash) && scope !== RETIRED_SCOPE)) continue;
    downloads.set(body.quizId, { quizId: body.quizId, packHash: pack.hash });
  }
  return [...downloads.values()].map((args) => ({ type: QUIZ_KEEP, args }));
});

/** Older servers mirrored every premium quiz in it. */
const RETIRED_SCOPE = 'premium';

/** When a quiz closes, as its rows tell; a quiz may be seen through two scopes. */
export const selectClosesAt = createSelectorFamily(
  (get, quizId: string): string | null =>
    get(packRows.bodies).find((row) => row.quizId === quizId && row.closesAt)?.closesAt ?? null,
);
