// Names late texts as markers saw them. Pure.
import { createHash } from 'node:crypto';
import type { UnchosenTexts } from '@quorbit/contracts/written-tests/marking';
import type { UnchosenRow } from './marking.repository.ts';
import type { AnswerRow } from './sittings.repository.ts';

/** Of one answer: its late texts, what was chosen of them, and the text that counts. */
export function versionOfLate({ lateRevision, revision }: Pick<AnswerRow, 'lateRevision' | 'revision'>): string {
  return `${lateRevision}.${revision}`;
}

/** Of a sitting or a test. */
export function viewUnchosen(rows: readonly UnchosenRow[]): UnchosenTexts {
  const names = rows.map(({ questionId, version }) => `${questionId}:${version}`).toSorted();
  return {
    unchosen: rows.reduce((sum, { answers }) => sum + answers, 0),
    version: createHash('sha256').update(names.join()).digest('base64url'),
  };
}
