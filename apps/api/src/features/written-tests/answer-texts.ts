// An answer's texts as rows, and as the rules know them. Pure.
import { countWords } from '@quorbit/contracts/written-tests/rules';
import {
  type AnswerTexts,
  countingOf,
  countsLate,
  type EarlierText,
  lateStandingOf,
  mainOf,
  type OpenText,
} from '@quorbit/contracts/written-tests/text-versions';
import type { LateChoice, LateStanding } from '@quorbit/contracts/written-tests/types';
import type { AnswerRow } from './sittings.repository.ts';
import type { VersionKey, VersionRow } from './text-versions.repository.ts';

export type AnswerKey = Pick<AnswerRow, 'sittingId' | 'questionId'>;

/** Distinguishes answers. */
export const keyOf = ({ sittingId, questionId }: AnswerKey) => `${sittingId}:${questionId}`;

export const pickKey = ({ sittingId, questionId }: AnswerKey): AnswerKey => ({ sittingId, questionId });

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

export function textsOf({ answer, versions }: StoredTexts): AnswerTexts {
  const isLate = countsLate(answer?.late ?? null);
  const counting = answer ? [openText(answer)] : [];
  return {
    // The counting text comes last, since the later of two texts with the same time counts.
    inTime: [...openOf(versions, 'open'), ...(isLate ? [] : counting)],
    late: [...openOf(versions, 'late'), ...(isLate ? counting : [])],
    choice: choiceOf(answer?.late ?? null),
    earlier: versions.flatMap(({ textId, writtenAt, kind }) =>
      kind === 'open' || kind === 'late' ? [] : [{ textId, writtenAt, why: kind }],
    ),
  };
}

const choiceOf = (late: LateStanding | null): LateChoice | null =>
  late === 'deadline' || late === 'late' ? late : null;

const openOf = (versions: readonly VersionRow[], kind: VersionRow['kind']): OpenText[] =>
  versions.filter((row) => row.kind === kind).map(openText);

function openText({ textId, text, writtenAt, arrivedAt, device, clientId, awaits }: OpenText): OpenText {
  return { textId, text, writtenAt, arrivedAt, device, clientId, awaits };
}

interface ChangedTexts {
  answer: AnswerRow;
  saved: VersionRow[];
  removed: VersionKey[];
}

/** The rows to save and to remove so that an answer has these texts; null where it has none. */
export function changesOf(before: StoredTexts, after: AnswerTexts, answer: AnswerKey): ChangedTexts | null {
  const key = pickKey(answer);
  const counting = countingOf(after);
  if (!counting) return null;
  const rowOf = (text: OpenText, kind: VersionRow['kind']): VersionRow => ({
    ...key,
    ...openText(text),
    words: countWords(text.text),
    kind,
  });
  const besides = (texts: readonly OpenText[], kind: 'open' | 'late') =>
    texts.filter((one) => one !== counting).map((one) => rowOf(one, kind));
  const rows = [
    ...besides(after.inTime, 'open'),
    ...besides(after.late, 'late'),
    ...after.earlier.flatMap((one) => (isWhole(one) ? [rowOf(one, one.why)] : [])),
  ];
  const known = new Map(before.versions.map((row) => [row.textId, row]));
  const here = new Set([...rows, ...after.earlier].map(({ textId }) => textId));
  return {
    answer: { ...key, ...answerOf(before, after, counting) },
    saved: rows.filter((row) => !isSame(known.get(row.textId), row)),
    removed: before.versions.filter(({ textId }) => !here.has(textId)).map(({ textId }) => ({ ...key, textId })),
  };
}

const isWhole = (one: EarlierText): one is Extract<EarlierText, OpenText> => 'text' in one;

/** Whether the stored row can stay. The text of a version never changes, so it isn't compared. */
function isSame(known: VersionRow | undefined, { kind, clientId, awaits }: VersionRow): boolean {
  return known?.kind === kind && known.clientId === clientId && known.awaits.join() === awaits.join();
}

/** The same text written again only renews its time: marks of it stay. */
function answerOf(before: StoredTexts, after: AnswerTexts, counting: OpenText): Omit<AnswerRow, keyof AnswerKey> {
  const { text, words, revision, lateRevision } = before.answer ?? {
    text: null,
    words: 0,
    revision: 0,
    lateRevision: 0,
  };
  const isSameText = text === counting.text;
  return {
    ...openText(counting),
    words: isSameText ? words : countWords(counting.text),
    revision: revision + (isSameText ? 0 : 1),
    late: lateStandingOf(after),
    lateRevision: lateRevision + (lateKey(textsOf(before)) === lateKey(after) ? 0 : 1),
  };
}

/** Differs where other text is late, or another choice is made. */
const lateKey = ({ late, choice }: AnswerTexts) =>
  JSON.stringify([late.map(({ textId }) => textId).toSorted(), choice]);

interface ShownBeside {
  /** Open texts that nobody settled, the newest first. */
  others: readonly OpenText[];
  /** The late text, where it doesn't count. */
  late: OpenText | null;
  /** The text of the deadline, where a late text counts by choice. */
  inTime: OpenText | null;
}

/** The open texts beside the one that counts. @param open in the order of arrival */
export function shownBeside(answer: AnswerRow, open: readonly VersionRow[]): ShownBeside {
  const texts = textsOf({ answer, versions: open });
  const isLate = countsLate(answer.late);
  const late = isLate ? null : (mainOf(texts.late) ?? null);
  const inTime = answer.late === 'late' ? (mainOf(texts.inTime) ?? null) : null;
  const shown = [answer, late, inTime].map((one) => one?.textId);
  const others = [...texts.inTime, ...texts.late].filter(({ text, textId }) => text !== '' && !shown.includes(textId));
  return { others: others.toSorted((one, other) => +other.writtenAt - +one.writtenAt), late, inTime };
}
