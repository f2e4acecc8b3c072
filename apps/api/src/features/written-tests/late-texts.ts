// Names late texts as markers saw them. Pure.
import { createHash } from 'node:crypto';
import type { UnchosenTexts } from '@quorbit/contracts/written-tests/marking';
import type { UnchosenRow } from './marking.repository.ts';
import type { AnswerRow } from './sittings.repository.ts';

/** The version of one answer. It differs whenever its late texts, the choice or the text that counts do. */
export function lateVersionOf({ lateRevision, revision }: Pick<AnswerRow, 'lateRevision' | 'revision'>): string {
  return `${lateRevision}.${revision}`;
}

/** How many answers of a sitting or a test have unchosen late text, and the version that names exactly these. */
export function viewUnchosen(rows: readonly UnchosenRow[]): UnchosenTexts {
  const parts = rows.map(({ questionId, version }) => `${questionId}:${version}`).toSorted();
  return {
    unchosen: rows.reduce((sum, { answers }) => sum + answers, 0),
    version: createHash('sha256').update(parts.join()).digest('base64url'),
  };
}
