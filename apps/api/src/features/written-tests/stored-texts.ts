// Reads and stores all texts of answers. The caller holds their sittings.
import type { Tx } from '@quorbit/db/client';
import { grouped } from '../../lib/grouped.ts';
import { type AnswerKey, type ChangedAnswer, changesOf, keyOf, type StoredTexts } from './answer-texts.ts';
import { listAnswers, saveAnswers } from './sittings.repository.ts';
import { deleteVersions, listVersions, saveVersions } from './text-versions.repository.ts';

type ReadTexts = (key: AnswerKey) => StoredTexts;

/** The texts of the answers to any of these questions in any of these sittings. */
export async function readTexts(
  tx: Tx,
  answers: { sittingIds: readonly string[]; questionIds: readonly string[] },
): Promise<ReadTexts> {
  const counting = new Map((await listAnswers(tx, answers)).map((row) => [keyOf(row), row]));
  const versions = grouped(counting.size === 0 ? [] : await listVersions(tx, answers), keyOf);
  return (key) => ({ answer: counting.get(keyOf(key)), versions: versions.get(keyOf(key)) ?? [] });
}

export async function storeTexts(tx: Tx, stored: ReadTexts, changed: readonly ChangedAnswer[]): Promise<void> {
  const changes = changed.flatMap((one) => changesOf(stored(one), one.after, one) ?? []);
  await saveAnswers(
    tx,
    changes.map(({ answer }) => answer),
  );
  await saveVersions(
    tx,
    changes.flatMap(({ saved }) => saved),
  );
  await deleteVersions(
    tx,
    changes.flatMap(({ removed }) => removed),
  );
}
