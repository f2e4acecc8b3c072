// Computes versions of late texts, by which a marker's choice refers to exactly the texts that were shown. Pure.
import { createHash } from 'node:crypto';
import type { UnchosenTexts } from '@quorbit/contracts/written-tests/marking';
import type { UnchosenRow } from './marking.repository.ts';
import type { AnswerRow } from './sittings.repository.ts';

/**
 * Returns the version of an answer's late texts. It changes with the late texts, the choice, and the text that counts.
 */
export function lateVersionOf({ lateRevision, revision }: Pick<AnswerRow, 'lateRevision' | 'revision'>): string {
  return `${lateRevision}.${revision}`;
}

/**
 * Returns how many answers of a sitting or a test have late text on which no marker has decided, and a version that
 * identifies exactly these answers.
 */
export function viewUnchosen(rows: readonly UnchosenRow[]): UnchosenTexts {
  const parts = rows.map(({ questionId, version }) => `${questionId}:${version}`).toSorted();
  return {
    unchosen: rows.reduce((sum, { answers }) => sum + answers, 0),
    version: createHash('sha256').update(parts.join()).digest('base64url'),
  };
}
