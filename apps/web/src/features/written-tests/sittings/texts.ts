// How texts of one answer follow each other, on this device and on others. Pure.
import {
  SITTING_ANSWER,
  type SittingAnswerArgs,
  sittingAnswerVersion,
} from '@quorbit/contracts/sync/ops/sitting-answer';
import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import type { Sitting, SittingAnswer } from '@quorbit/contracts/written-tests/schema';
import type { TextDevice } from '@quorbit/contracts/written-tests/types';
import type { Work } from '#offline/queue/work.ts';
import { isUnqueued, type OnDeviceClock, type SittingText, textKey } from '../sittings.mirror.ts';

/** Ids that a text remembers: a reply of the server is older than so many of its texts only after minutes. */
const MAX_LINEAGE = 50;

/** The text that one written now follows. */
export type TextBefore = Pick<SittingText, 'writtenAt' | 'queuedAt' | 'lineage'>;

/** A text of another device that nobody has decided about. */
export interface OtherText {
  textId: string;
  text: string;
  writtenAt: number;
  device: TextDevice | null;
}

/** An answer as a screen shows it: the text to go on with, and the others. */
export interface ShownText extends TextBefore {
  text: string;
  others: readonly OtherText[];
}

/** The texts of both lists, of each question the one that was written later. */
export function newestTexts(texts: readonly SittingText[], more: readonly SittingText[]): SittingText[] {
  const newest = new Map(texts.map((one) => [textKey(one), one]));
  for (const one of more) {
    const other = newest.get(textKey(one));
    newest.set(textKey(one), other ? joinedText(other, one) : one);
  }
  return [...newest.values()];
}

/** The later one of two texts of a device, which continues what either of them continued last. */
export function joinedText(one: SittingText, other: SittingText): SittingText {
  const [older, newer] = other.writtenAt > one.writtenAt ? [one, other] : [other, one];
  const isOlderBase = (older.queuedAt ?? -1) > (newer.queuedAt ?? -1);
  const [base, rest] = isOlderBase ? [older, newer] : [newer, older];
  // A text without ids follows none, or an older build wrote it. Where such a build wrote the newer one, or queued one while
  // the newer one was written, the server takes the newer one as continuing what this device sent last.
  const earlier = rest.lineage ?? (isOlderBase && rest.queuedAt !== null ? undefined : []);
  const lineage = base.lineage && earlier && joinedLineage(earlier, base.lineage);
  const { lineage: _without, ...text } = newer;
  return { ...text, queuedAt: base.queuedAt, ...(lineage && { lineage }) };
}

function joinedLineage(earlier: readonly string[], later: readonly string[]): string[] {
  return [...earlier.filter((id) => !later.includes(id)), ...later].slice(-MAX_LINEAGE);
}

/** The learner's answers by question, and the other versions that they have to decide about. */
export function shownTexts({ answers }: Sitting, texts: readonly SittingText[]): Map<string, ShownText> {
  const shown = new Map<string, ShownText>();
  const own = new Map(texts.map((text) => [text.questionId, text]));
  for (const answer of answers) {
    const text = own.get(answer.questionId);
    shown.set(answer.questionId, text ? shownHere(answer, text) : shownThere(answer));
  }
  for (const [questionId, text] of own) if (!shown.has(questionId)) shown.set(questionId, { ...text, others: [] });
  return shown;
}

const othersOf = ({ others = [] }: SittingAnswer): OtherText[] =>
  others.map((one) => ({ ...one, writtenAt: Date.parse(one.writtenAt) }));

/** An answer as the server has it: what is written next continues it. */
function shownThere(answer: SittingAnswer): ShownText {
  const { text, textId } = answer;
  const writtenAt = Date.parse(answer.writtenAt);
  // The server has that text, so it counts as queued.
  const before = { writtenAt, queuedAt: writtenAt, ...lineageOf(textId) };
  return { ...before, text, others: othersOf(answer) };
}

/** An answer that was written on this device, unless another device has continued it. */
function shownHere(answer: SittingAnswer, own: SittingText): ShownText {
  const there = shownThere(answer);
  const queued = !isUnqueued(own);
  const isNewerThere = there.writtenAt > own.writtenAt;
  if (own.lineage === undefined) {
    if (queued && isNewerThere) return there;
    const same = queued && answer.text === own.text ? lineageOf(answer.textId) : {};
    return { ...own, ...same, others: there.others.filter(({ text }) => text !== own.text) };
  }
  const { lineage } = own;
  const counting = { ...answer, writtenAt: there.writtenAt, device: answer.device ?? null };
  const all = answer.textId ? [{ ...counting, textId: answer.textId }, ...there.others] : there.others;
  const isOwn = ({ textId }: { textId: string }) => lineage.includes(textId);
  if (queued && isNewerThere && !all.some(isOwn)) return there;
  return { ...own, others: all.filter((one) => !isOwn(one) && one.text !== '' && one.text !== own.text) };
}

const lineageOf = (textId: string | null | undefined) => (textId ? { lineage: [textId] } : {});

/** A decision about another version: it goes, it takes the place of the text shown, or it follows below. */
export type Decision = 'keep' | 'take' | 'join';

/** @returns what the answer is then, and what it follows */
export function decided(
  { text, writtenAt, queuedAt, lineage = [] }: ShownText,
  other: OtherText,
  decision: Decision,
): { text: string; before: TextBefore } {
  const takes = decision === 'take';
  const before = {
    writtenAt: Math.max(writtenAt, other.writtenAt),
    queuedAt: takes ? Math.max(queuedAt ?? 0, other.writtenAt) : queuedAt,
    lineage: takes ? joinedLineage(lineage, [other.textId]) : joinedLineage([other.textId], lineage),
  };
  return { text: takes ? other.text : decision === 'keep' ? text : textsBelow(text, other.text), before };
}

const textsBelow = (text: string, other: string) => (text.trim() === '' ? other : `${text.trimEnd()}\n\n${other}`);

/** How many characters too long an answer would be with another version below; 0 where it fits. */
export const tooLongBelow = (text: string, other: string) => Math.max(0, textsBelow(text, other).length - MAX_ANSWER);

interface Queued {
  /** The text as this device has it once the queue has it too. */
  text: SittingText;
  work: Work;
}

interface QueuedParts {
  onDevice: OnDeviceClock;
  device: TextDevice;
  newId: () => string;
  /** The sitting as the server described it last. */
  sitting: Sitting;
}

/** The work that sends a text: with ids where the server takes them and the text has all that it needs. */
export function queuedText(text: SittingText, { onDevice, device, newId, sitting }: QueuedParts): Queued {
  const { sittingId, questionId, writtenAt, lineage } = text;
  const answer = sitting.answers.find((one) => one.questionId === questionId);
  const queued = { ...text, queuedAt: writtenAt };
  const args: SittingAnswerArgs = {
    sittingId,
    questionId,
    text: text.text,
    writtenAt: new Date(onDevice(writtenAt)).toISOString(),
  };
  if ((sitting.answerVersion ?? 1) < 2 || (lineage === undefined && answer))
    return { text: queued, work: workOf(args) };
  const textId = newId();
  const ids = lineage ?? [];
  const open = new Set([answer?.textId, ...(answer?.others ?? []).map((one) => one.textId)]);
  const settles = ids.slice(0, -1).filter((id) => open.has(id));
  return {
    text: { ...queued, lineage: joinedLineage(ids, [textId]) },
    work: workOf({ ...args, textId, device, settles, continues: ids.at(-1) ?? null }),
  };
}

const workOf = (args: SittingAnswerArgs): Work => ({ type: SITTING_ANSWER, v: sittingAnswerVersion(args), args });
