// Reads and stores all texts of answers. The caller has locked their sittings.
import type { Tx } from '@quorbit/db/client';
import { groupBy } from '../../lib/group-by.ts';
import {
  type AnswerKey,
  answerKeyOf,
  type ChangedAnswer,
  computeTextChanges,
  type StoredTexts,
} from './answer-texts.ts';
import { listAnswers, upsertAnswers } from './sittings.repository.ts';
import { deleteVersions, listVersions, upsertVersions } from './text-versions.repository.ts';

type TextLookup = (key: AnswerKey) => StoredTexts;

/**
 * Loads the texts of the answers to any of these questions in any of these sittings.
 * @returns a function that looks up the texts of one answer.
 */
export async function loadTexts(
  tx: Tx,
  answers: { sittingIds: readonly string[]; questionIds: readonly string[] },
): Promise<TextLookup> {
  const counting = new Map((await listAnswers(tx, answers)).map((row) => [answerKeyOf(row), row]));
  const versions = groupBy(counting.size === 0 ? [] : await listVersions(tx, answers), answerKeyOf);
  return (key) => ({ answer: counting.get(answerKeyOf(key)), versions: versions.get(answerKeyOf(key)) ?? [] });
}

export async function saveTexts(tx: Tx, stored: TextLookup, changed: readonly ChangedAnswer[]): Promise<void> {
  const changes = changed.flatMap(
    (changedAnswer) => computeTextChanges(stored(changedAnswer), changedAnswer.after, changedAnswer) ?? [],
  );
  await upsertAnswers(
    tx,
    changes.map(({ answer }) => answer),
  );
  await upsertVersions(
    tx,
    changes.flatMap(({ saved }) => saved),
  );
  await deleteVersions(
    tx,
    changes.flatMap(({ removed }) => removed),
  );
}
