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

/** Selects the id of the welcome quiz, whose attempts get no verdict; null if this device doesn't know it. */
export const selectWelcomeQuizId = createSelector(
  (get): string | null => get(packRows.bodies).find(({ welcome }) => welcome)?.quizId ?? null,
);

/** The operation that records a download of a quiz, or its removal, so that the learner's other devices follow. */
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
    // An imported work file may contain anything, so the arguments may be missing.
    const { quizId, packHash }: Partial<QuizKeepArgs> = args ?? {};
    if (quizId === undefined || packHash === undefined) return downloads;
    const next = new Map(downloads);
    if (packHash === null) next.delete(quizId);
    else if (!next.has(quizId)) next.set(quizId, packHash);
    return next;
  },
});

/**
 * The packs that the learner downloaded, by quiz id: the rows of their own scope, with the pending operations of this
 * device applied.
 */
export const selectDownloadedPacks = createSelector((get): ReadonlyMap<string, string> => {
  const own = get(packRows.rows).filter(({ scope, body }) => scope === OWN_SCOPE && body.kept !== false);
  const downloaded = new Map(own.map(({ body }) => [body.quizId, body.hash]));
  return quizKeep.applyOverlays(downloaded, get(selectUnzonedOps));
});

/**
 * The downloads that an older build never reported to the server. Packs that review cards need don't count as
 * downloads, unless their quiz is in the retired scope: then only a download lets the quiz be taken offline.
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

/** The scope in which older servers mirrored every premium quiz. */
const RETIRED_SCOPE = 'premium';

/**
 * Returns when a quiz closes according to its mirrored rows, or null if it doesn't. A quiz may have rows in two scopes.
 */
export const selectClosesAt = createSelectorFamily(
  (get, quizId: string): string | null =>
    get(packRows.bodies).find((row) => row.quizId === quizId && row.closesAt)?.closesAt ?? null,
);
