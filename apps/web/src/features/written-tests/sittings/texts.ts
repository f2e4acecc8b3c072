// Rules for how the texts of one answer follow each other, on this device and on others. Pure.
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

/**
 * The maximum number of earlier texts whose ids a text remembers. It takes minutes to write so many, and no server
 * reply is that old.
 */
const MAX_LINEAGE = 50;

/** The earlier text of an answer that a newly written text continues. */
export type PreviousText = Pick<SittingText, 'writtenAt' | 'queuedAt' | 'lineage'>;

/** A text from another device about which the learner hasn't decided yet. */
export interface OtherText {
  textId: string;
  text: string;
  writtenAt: number;
  device: TextDevice | null;
}

/** An answer as a screen shows it: the text to continue, and the other devices' versions. */
export interface ShownText extends PreviousText {
  text: string;
  others: readonly OtherText[];
}

/** Merges two lists of texts; for each question, the text that was written later wins. */
export function mergeNewestTexts(texts: readonly SittingText[], more: readonly SittingText[]): SittingText[] {
  const byKey = new Map(texts.map((text) => [textKeyOf(text), text]));
  for (const sittingText of more) {
    const other = byKey.get(textKeyOf(sittingText));
    byKey.set(textKeyOf(sittingText), other ? mergeTexts(other, sittingText) : sittingText);
  }
  return [...byKey.values()];
}

/**
 * Merges two texts that one device has of an answer: returns the later one, which continues whichever earlier text was
 * queued or fetched last.
 */
export function mergeTexts(a: SittingText, b: SittingText): SittingText {
  const [older, newer] = b.writtenAt > a.writtenAt ? [a, b] : [b, a];
  const isOlderBase = (older.queuedAt ?? -1) > (newer.queuedAt ?? -1);
  const [base, rest] = isOlderBase ? [older, newer] : [newer, older];
  // A text without ids continues no other text or comes from an older build. The result has no ids if an older build
  // wrote the newer text, or queued a text while the newer one was being written; the server then takes it as
  // continuing this device's last text.
  const earlier = rest.lineage ?? (isOlderBase && rest.queuedAt !== null ? undefined : []);
  const lineage = base.lineage && earlier && mergeLineage(earlier, base.lineage);
  const { lineage: _without, ...text } = newer;
  return { ...text, queuedAt: base.queuedAt, ...(lineage && { lineage }) };
}

function mergeLineage(earlier: readonly string[], later: readonly string[]): string[] {
  return [...earlier.filter((id) => !later.includes(id)), ...later].slice(-MAX_LINEAGE);
}

/** Returns the learner's answers by question, with the other versions that they have to decide about. */
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

/** Converts an answer on the server into a shown text; text written next continues it. */
function toServerText(answer: SittingAnswer): ShownText {
  const { text, textId } = answer;
  const writtenAt = Date.parse(answer.writtenAt);
  // The shown text comes from the server, so it counts as queued.
  const before = { writtenAt, queuedAt: writtenAt, ...lineageOf(textId) };
  return { ...before, text, others: othersOf(answer) };
}

/** Returns the answer written on this device, or the server's text if another device has continued it. */
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

/**
 * A decision about another version: drop it (`keep`), replace the shown text with it (`take`), or append it (`join`).
 */
export type Decision = 'keep' | 'take' | 'join';

/**
 * Applies a decision about another version.
 * @returns the answer's new text, and the text that it follows.
 */
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

/** Returns by how many characters an answer is too long with another version appended; 0 if it fits. */
export const countExcess = (text: string, other: string) => Math.max(0, appendText(text, other).length - MAX_ANSWER);

interface QueuedText {
  /** The text with its state after queuing, as this device then stores it. */
  text: SittingText;
  work: Work;
}

interface QueuedTextParts {
  onDevice: ToDeviceTime;
  device: TextDevice;
  newId: () => string;
  /** The sitting as the server described it in its last reply. */
  sitting: Sitting;
}

/** Creates the op that sends a text. The op has text ids if the server accepts them and the text's history is known. */
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
