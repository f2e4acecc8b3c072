// An answer's texts as rows, and as the rules know them. Pure.
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

/** Distinguishes answers. */
export const answerKeyOf = ({ sittingId, questionId }: AnswerKey) => `${sittingId}:${questionId}`;

export const toAnswerKey = ({ sittingId, questionId }: AnswerKey): AnswerKey => ({ sittingId, questionId });

/** An answer with its texts as they are now. */
export interface ChangedAnswer extends AnswerKey {
  after: AnswerTexts;
}

export interface StoredTexts {
  /** Undefined where nothing arrived. */
  answer: AnswerRow | undefined;
  /** In the order of arrival; open ones with their text. */
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

/** The rows to save and to remove so that an answer has these texts; null where it has none. */
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

/** Whether the stored row can stay. The text of a version never changes, so it isn't compared. */
function isSameVersion(stored: VersionRow | undefined, { kind, clientId, awaits }: VersionRow): boolean {
  return stored?.kind === kind && stored.clientId === clientId && stored.awaits.join() === awaits.join();
}

/** The same text written again only renews its time: marks of it stay. */
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

/** Differs where other text is late, or another choice is made. */
const lateKeyOf = ({ late, choice }: AnswerTexts) =>
  JSON.stringify([late.map(({ textId }) => textId).toSorted(), choice]);

interface OtherTexts {
  /** Open texts that nobody settled, the newest first. */
  others: readonly OpenText[];
  /** The late text, where it doesn't count. */
  late: OpenText | null;
  /** The text of the deadline, where a late text counts by choice. */
  inTime: OpenText | null;
}

/** The open texts beside the one that counts. @param open in the order of arrival */
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
