// Converts an answer's stored rows to the texts that the rules work with, and back. Pure.
import { countWords } from '@quorbit/contracts/written-tests/rules';
import {
  type AnswerTexts,
  countedTextOf,
  type EarlierText,
  isLateCounted,
  lateStatusOf,
  mainTextOf,
  type OpenText,
} from '@quorbit/contracts/written-tests/text-versions';
import type { LateChoice, LateStatus } from '@quorbit/contracts/written-tests/types';
import type { AnswerRow } from './sittings.repository.ts';
import type { VersionKey, VersionRow } from './text-versions.repository.ts';

export type AnswerKey = Pick<AnswerRow, 'sittingId' | 'questionId'>;

/** Returns a string that identifies an answer. */
export const answerKeyOf = ({ sittingId, questionId }: AnswerKey) => `${sittingId}:${questionId}`;

export const toAnswerKey = ({ sittingId, questionId }: AnswerKey): AnswerKey => ({ sittingId, questionId });

/** An answer with its texts after a change. */
export interface ChangedAnswer extends AnswerKey {
  after: AnswerTexts;
}

export interface StoredTexts {
  /** The stored answer; undefined while no text has arrived. */
  answer: AnswerRow | undefined;
  /** The answer's versions in the order of arrival; open ones include their text. */
  versions: readonly VersionRow[];
}

export function toAnswerTexts({ answer, versions }: StoredTexts): AnswerTexts {
  const isLate = isLateCounted(answer?.late ?? null);
  const counting = answer ? [toOpenText(answer)] : [];
  return {
    // The counting text comes last, since the later of two texts with the same time counts.
    inTime: [...selectOpenTexts(versions, 'open'), ...(isLate ? [] : counting)],
    late: [...selectOpenTexts(versions, 'late'), ...(isLate ? counting : [])],
    choice: toLateChoice(answer?.late ?? null),
    earlier: versions.flatMap(({ textId, writtenAt, kind }) =>
      kind === 'open' || kind === 'late' ? [] : [{ textId, writtenAt, why: kind }],
    ),
  };
}

const toLateChoice = (late: LateStatus | null): LateChoice | null =>
  late === 'deadline' || late === 'late' ? late : null;

const selectOpenTexts = (versions: readonly VersionRow[], kind: VersionRow['kind']): OpenText[] =>
  versions.filter((row) => row.kind === kind).map(toOpenText);

function toOpenText({ textId, text, writtenAt, arrivedAt, device, clientId, awaits }: OpenText): OpenText {
  return { textId, text, writtenAt, arrivedAt, device, clientId, awaits };
}

interface ChangedTexts {
  answer: AnswerRow;
  saved: VersionRow[];
  removed: VersionKey[];
}

/** Returns the rows to save and to remove so that the answer has the texts in `after`; null if none of them counts. */
export function computeTextChanges(before: StoredTexts, after: AnswerTexts, answer: AnswerKey): ChangedTexts | null {
  const key = toAnswerKey(answer);
  const counting = countedTextOf(after);
  if (!counting) return null;
  const rowOf = (text: OpenText, kind: VersionRow['kind']): VersionRow => ({
    ...key,
    ...toOpenText(text),
    words: countWords(text.text),
    kind,
  });
  const toVersionRows = (texts: readonly OpenText[], kind: 'open' | 'late') =>
    texts.filter((text) => text !== counting).map((text) => rowOf(text, kind));
  const rows = [
    ...toVersionRows(after.inTime, 'open'),
    ...toVersionRows(after.late, 'late'),
    ...after.earlier.flatMap((earlierText) => (isFullText(earlierText) ? [rowOf(earlierText, earlierText.why)] : [])),
  ];
  const storedVersions = new Map(before.versions.map((row) => [row.textId, row]));
  const textIdsAfter = new Set([...rows, ...after.earlier].map(({ textId }) => textId));
  return {
    answer: { ...key, ...toAnswerFields(before, after, counting) },
    saved: rows.filter((row) => !isSameVersion(storedVersions.get(row.textId), row)),
    removed: before.versions
      .filter(({ textId }) => !textIdsAfter.has(textId))
      .map(({ textId }) => ({ ...key, textId })),
  };
}

const isFullText = (earlierText: EarlierText): earlierText is Extract<EarlierText, OpenText> => 'text' in earlierText;

/**
 * Returns whether a version's stored row can stay unchanged. The text isn't compared, because a version's text never
 * changes.
 */
function isSameVersion(stored: VersionRow | undefined, { kind, clientId, awaits }: VersionRow): boolean {
  return stored?.kind === kind && stored.clientId === clientId && stored.awaits.join() === awaits.join();
}

/**
 * Returns the answer row for the text that counts. If it's the same text as before, only its time is renewed, so that
 * its marks stay valid.
 */
function toAnswerFields(before: StoredTexts, after: AnswerTexts, counting: OpenText): Omit<AnswerRow, keyof AnswerKey> {
  const { text, words, revision, lateRevision } = before.answer ?? {
    text: null,
    words: 0,
    revision: 0,
    lateRevision: 0,
  };
  const isSameText = text === counting.text;
  return {
    ...toOpenText(counting),
    words: isSameText ? words : countWords(counting.text),
    revision: revision + (isSameText ? 0 : 1),
    late: lateStatusOf(after),
    lateRevision: lateRevision + (lateKeyOf(toAnswerTexts(before)) === lateKeyOf(after) ? 0 : 1),
  };
}

/** Returns a key for an answer that changes whenever its late texts or the marker's choice change. */
const lateKeyOf = ({ late, choice }: AnswerTexts) =>
  JSON.stringify([late.map(({ textId }) => textId).toSorted(), choice]);

interface OtherTexts {
  /** The answer's other open texts, which the learner hasn't merged into a later text yet, the newest first. */
  others: readonly OpenText[];
  /** The answer's late text; null if there is none, or if it's the text that counts. */
  late: OpenText | null;
  /** The text that the answer had at the deadline, if a marker chose that the late text counts; otherwise null. */
  inTime: OpenText | null;
}

/**
 * Returns an answer's open texts besides the one that counts.
 * @param open the answer's open versions in the order of arrival.
 */
export function otherTextsOf(answer: AnswerRow, open: readonly VersionRow[]): OtherTexts {
  const texts = toAnswerTexts({ answer, versions: open });
  const isLate = isLateCounted(answer.late);
  const late = isLate ? null : (mainTextOf(texts.late) ?? null);
  const inTime = answer.late === 'late' ? (mainTextOf(texts.inTime) ?? null) : null;
  const mainTextIds = [answer, late, inTime].map((text) => text?.textId);
  const others = [...texts.inTime, ...texts.late].filter(
    ({ text, textId }) => text !== '' && !mainTextIds.includes(textId),
  );
  return { others: others.toSorted((a, b) => +b.writtenAt - +a.writtenAt), late, inTime };
}
