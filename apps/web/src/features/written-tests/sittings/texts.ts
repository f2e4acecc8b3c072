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
import { isUnqueued, type SittingText, type ToDeviceTime, textKeyOf } from '../sittings.mirror.ts';

/** Ids that a text remembers: a reply of the server is older than so many of its texts only after minutes. */
const MAX_LINEAGE = 50;

/** The text that one written now follows. */
export type PreviousText = Pick<SittingText, 'writtenAt' | 'queuedAt' | 'lineage'>;

/** A text of another device that nobody has decided about. */
export interface OtherText {
  textId: string;
  text: string;
  writtenAt: number;
  device: TextDevice | null;
}

/** An answer as a screen shows it: the text to go on with, and the others. */
export interface ShownText extends PreviousText {
  text: string;
  others: readonly OtherText[];
}

/** The texts of both lists, of each question the one that was written later. */
export function mergeNewestTexts(texts: readonly SittingText[], more: readonly SittingText[]): SittingText[] {
  const byKey = new Map(texts.map((text) => [textKeyOf(text), text]));
  for (const sittingText of more) {
    const other = byKey.get(textKeyOf(sittingText));
    byKey.set(textKeyOf(sittingText), other ? mergeTexts(other, sittingText) : sittingText);
  }
  return [...byKey.values()];
}

/** The later one of two texts of a device, which continues what either of them continued last. */
export function mergeTexts(a: SittingText, b: SittingText): SittingText {
  const [older, newer] = b.writtenAt > a.writtenAt ? [a, b] : [b, a];
  const isOlderBase = (older.queuedAt ?? -1) > (newer.queuedAt ?? -1);
  const [base, rest] = isOlderBase ? [older, newer] : [newer, older];
  // A text without ids follows none, or an older build wrote it. Where such a build wrote the newer one, or queued one while
  // the newer one was written, the server takes the newer one as continuing what this device sent last.
  const earlier = rest.lineage ?? (isOlderBase && rest.queuedAt !== null ? undefined : []);
  const lineage = base.lineage && earlier && mergeLineage(earlier, base.lineage);
  const { lineage: _without, ...text } = newer;
  return { ...text, queuedAt: base.queuedAt, ...(lineage && { lineage }) };
}

function mergeLineage(earlier: readonly string[], later: readonly string[]): string[] {
  return [...earlier.filter((id) => !later.includes(id)), ...later].slice(-MAX_LINEAGE);
}

/** The learner's answers by question, and the other versions that they have to decide about. */
export function toShownTexts({ answers }: Sitting, texts: readonly SittingText[]): Map<string, ShownText> {
  const shown = new Map<string, ShownText>();
  const own = new Map(texts.map((text) => [text.questionId, text]));
  for (const answer of answers) {
    const text = own.get(answer.questionId);
    shown.set(answer.questionId, text ? toLocalText(answer, text) : toServerText(answer));
  }
  for (const [questionId, text] of own) if (!shown.has(questionId)) shown.set(questionId, { ...text, others: [] });
  return shown;
}

const othersOf = ({ others = [] }: SittingAnswer): OtherText[] =>
  others.map((item) => ({ ...item, writtenAt: Date.parse(item.writtenAt) }));

/** An answer as the server has it: what is written next continues it. */
function toServerText(answer: SittingAnswer): ShownText {
  const { text, textId } = answer;
  const writtenAt = Date.parse(answer.writtenAt);
  // The server has that text, so it counts as queued.
  const before = { writtenAt, queuedAt: writtenAt, ...lineageOf(textId) };
  return { ...before, text, others: othersOf(answer) };
}

/** An answer that was written on this device, unless another device has continued it. */
function toLocalText(answer: SittingAnswer, own: SittingText): ShownText {
  const serverText = toServerText(answer);
  const isQueued = !isUnqueued(own);
  const isNewerThere = serverText.writtenAt > own.writtenAt;
  if (own.lineage === undefined) {
    if (isQueued && isNewerThere) return serverText;
    const sameLineage = isQueued && answer.text === own.text ? lineageOf(answer.textId) : {};
    return { ...own, ...sameLineage, others: serverText.others.filter(({ text }) => text !== own.text) };
  }
  const { lineage } = own;
  const currentText = { ...answer, writtenAt: serverText.writtenAt, device: answer.device ?? null };
  const serverTexts = answer.textId
    ? [{ ...currentText, textId: answer.textId }, ...serverText.others]
    : serverText.others;
  const isOwn = ({ textId }: { textId: string }) => lineage.includes(textId);
  if (isQueued && isNewerThere && !serverTexts.some(isOwn)) return serverText;
  return {
    ...own,
    others: serverTexts.filter(
      (otherText) => !isOwn(otherText) && otherText.text !== '' && otherText.text !== own.text,
    ),
  };
}

const lineageOf = (textId: string | null | undefined) => (textId ? { lineage: [textId] } : {});

/** A decision about another version: it goes, it takes the place of the text shown, or it follows below. */
export type Decision = 'keep' | 'take' | 'join';

/** @returns what the answer is then, and what it follows */
export function applyDecision(
  { text, writtenAt, queuedAt, lineage = [] }: ShownText,
  otherText: OtherText,
  decision: Decision,
): { text: string; before: PreviousText } {
  const takesOther = decision === 'take';
  const before = {
    writtenAt: Math.max(writtenAt, otherText.writtenAt),
    queuedAt: takesOther ? Math.max(queuedAt ?? 0, otherText.writtenAt) : queuedAt,
    lineage: takesOther ? mergeLineage(lineage, [otherText.textId]) : mergeLineage([otherText.textId], lineage),
  };
  return { text: takesOther ? otherText.text : decision === 'keep' ? text : appendText(text, otherText.text), before };
}

const appendText = (text: string, other: string) => (text.trim() === '' ? other : `${text.trimEnd()}\n\n${other}`);

/** How many characters too long an answer would be with another version below; 0 where it fits. */
export const countExcess = (text: string, other: string) => Math.max(0, appendText(text, other).length - MAX_ANSWER);

interface QueuedText {
  /** The text as this device has it once the queue has it too. */
  text: SittingText;
  work: Work;
}

interface QueuedTextParts {
  onDevice: ToDeviceTime;
  device: TextDevice;
  newId: () => string;
  /** The sitting as the server described it last. */
  sitting: Sitting;
}

/** The work that sends a text: with ids where the server takes them and the text has all that it needs. */
export function toQueuedText(text: SittingText, { onDevice, device, newId, sitting }: QueuedTextParts): QueuedText {
  const { sittingId, questionId, writtenAt, lineage } = text;
  const answer = sitting.answers.find((candidate) => candidate.questionId === questionId);
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
  const open = new Set([answer?.textId, ...(answer?.others ?? []).map((item) => item.textId)]);
  const settles = ids.slice(0, -1).filter((id) => open.has(id));
  return {
    text: { ...queued, lineage: mergeLineage(ids, [textId]) },
    work: workOf({ ...args, textId, device, settles, continues: ids.at(-1) ?? null }),
  };
}

const workOf = (args: SittingAnswerArgs): Work => ({ type: SITTING_ANSWER, v: sittingAnswerVersion(args), args });
