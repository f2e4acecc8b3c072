// Decides which text of an answer counts, which others are open, and which earlier ones are stored. Pure. All times are
// the server's.
import { MAX_OPEN_TEXTS, MAX_RESOLVED_TEXTS, MAX_TEXT_VERSIONS } from './limits.ts';
import { LETTER_OR_DIGIT, splitWords } from './rules.ts';
import type { LateChoice, LateStatus, RetentionReason, TextDevice } from './types.ts';

/** The length of an interval in milliseconds. The last text of each interval is stored as an earlier text. */
const RETENTION_INTERVAL_MS = 5 * 60_000;
/** The most missing texts that one text waits for, including the missing texts of its predecessors. */
const MAX_AWAITED = 2 * MAX_RESOLVED_TEXTS;

/** A text that no other text continues or replaces. */
export interface OpenText {
  textId: string;
  text: string;
  writtenAt: Date;
  arrivedAt: Date;
  device: TextDevice | null;
  /** The identity of the device's queue; null for text that no device sent. */
  clientId: string | null;
  /** Ids of texts that this text replaces but that haven't arrived; when they do, they become earlier texts. */
  awaits: readonly string[];
}

interface StoredVersion {
  textId: string;
  writtenAt: Date;
  why: RetentionReason;
}

/** An earlier text; if it's already stored, only its outline is needed. */
export type EarlierText = StoredVersion | (OpenText & StoredVersion);

/** All texts that are known for one answer. */
export interface AnswerTexts {
  /** Open texts that arrived in time; of two with the same time, the later in the list counts. */
  inTime: readonly OpenText[];
  /** Open texts that arrived after the deadline. They don't affect the texts that arrived in time. */
  late: readonly OpenText[];
  /** The marker's choice between the late text and the one at the deadline; null before a marker has chosen. */
  choice: LateChoice | null;
  earlier: readonly EarlierText[];
}

export const EMPTY_TEXTS: AnswerTexts = { inTime: [], late: [], choice: null, earlier: [] };

export interface SentText extends Omit<OpenText, 'awaits'> {
  /** The id of the text that this one continues; null means the last text of the same device. */
  continues: string | null;
  settles: readonly string[];
}

const isBlank = ({ text }: Pick<OpenText, 'text'>) => text.trim() === '';
const isNewer = (a: Pick<OpenText, 'writtenAt'>, b: Pick<OpenText, 'writtenAt'>) => a.writtenAt > b.writtenAt;

/**
 * Returns the newest text with words, at equal times the later one in the list; a blank text only if there is no other.
 */
export function mainTextOf(texts: readonly OpenText[]): OpenText | undefined {
  return texts.reduce<OpenText | undefined>((best, text) => {
    if (best === undefined || isBlank(best) !== isBlank(text)) return best === undefined || isBlank(best) ? text : best;
    return isNewer(best, text) ? best : text;
  }, undefined);
}

/** Returns how the late text of an answer counts; null if no text is late. */
export function lateStatusOf({ inTime, late, choice }: Omit<AnswerTexts, 'earlier'>): LateStatus | null {
  if (late.length === 0) return null;
  const main = mainTextOf(inTime);
  if (main === undefined || isBlank(main)) return 'only';
  return choice ?? 'unchosen';
}

const COUNTED_LATE_STATUSES: readonly (LateStatus | null)[] = ['only', 'late'];

/** Returns whether the late text counts instead of the text at the deadline. */
export const isLateCounted = (status: LateStatus | null): boolean => COUNTED_LATE_STATUSES.includes(status);

/** Returns the text that counts; undefined if the answer has no text. */
export function countedTextOf(texts: Omit<AnswerTexts, 'earlier'>): OpenText | undefined {
  return mainTextOf(isLateCounted(lateStatusOf(texts)) ? texts.late : texts.inTime);
}

/** Returns whether a text is already known, as an open or an earlier one. */
export function hasText({ inTime, late, earlier }: AnswerTexts, textId: string): boolean {
  return [...inTime, ...late, ...earlier].some((item) => item.textId === textId);
}

/**
 * Adds a text that arrived. It replaces the texts that it continues, resolves or contains unchanged; other open texts
 * stay open. Adding the same text again changes nothing.
 * @param isLate whether it arrived after the deadline.
 */
export function addText(before: AnswerTexts, sent: SentText, isLate: boolean): AnswerTexts {
  if (includesText(before.earlier, sent)) return before;
  if (includesText(before.inTime, sent) || !(isLate || includesText(before.late, sent))) {
    const { open, replaced } = placeText(before.inTime, sent, before);
    return pruneEarlier({ ...before, inTime: open, earlier: [...before.earlier, ...replaced] });
  }
  const main = mainTextOf(before.inTime);
  if (isBlank(sent)) return before;
  if (main && (main.text === sent.text || isRedundant(sent, main)))
    return pruneEarlier({ ...before, earlier: [...before.earlier, ...toEarlierTexts({ ...sent, awaits: [] }, main)] });
  const { open, replaced } = placeText(before.late, sent, before);
  const choice = mainTextOf(open)?.text === mainTextOf(before.late)?.text ? before.choice : null;
  return pruneEarlier({ ...before, late: open, choice, earlier: [...before.earlier, ...replaced] });
}

function includesText(texts: readonly { textId: string }[], { textId }: { textId: string }): boolean {
  return texts.some((text) => text.textId === textId);
}

interface PlacedTexts {
  open: readonly OpenText[];
  /** Texts that are no longer open but worth retaining. */
  replaced: readonly EarlierText[];
}

function placeText(texts: readonly OpenText[], sent: SentText, all: AnswerTexts): PlacedTexts {
  const namedIds = [...(sent.continues === null ? [] : [sent.continues]), ...sent.settles];
  const isOwn = (openText: OpenText) => sent.continues === null && openText.clientId === sent.clientId;
  const others = texts.filter(({ textId }) => textId !== sent.textId);
  const replacedTexts = others.filter(
    (openText) => namedIds.includes(openText.textId) || (isOwn(openText) && !isNewer(openText, sent)),
  );
  const text = toOpenText(sent, texts, [
    ...replacedTexts.flatMap(({ awaits }) => awaits),
    ...namedIds.filter((textId) => !hasText(all, textId)),
  ]);
  const unreplaced = others.filter((openText) => !replacedTexts.includes(openText));
  const redundant = unreplaced.filter((openText) => isRedundant(openText, text));
  const separate = unreplaced.filter((openText) => !redundant.includes(openText));
  const isNew = !includesText(texts, text);
  const next = separate.find(
    (openText) => openText.awaits.includes(text.textId) || (isNew && isOwn(openText)) || isRedundant(text, openText),
  );
  // A text that names no predecessor may continue another device's text, which its page showed, instead of its own
  // device's last text.
  const hasSwitchedDevice = (openText: OpenText) =>
    !namedIds.includes(openText.textId) && unreplaced.some((other) => isCloserMatch(text, other, openText));
  const replaced = [
    ...replacedTexts.flatMap((replacedText) =>
      toEarlierTexts(replacedText, text, hasSwitchedDevice(replacedText) ? 'other_device' : null),
    ),
    ...redundant.flatMap((openText) => toEarlierTexts(openText, text)),
  ];
  if (next) {
    const awaits = mergeAwaited([...next.awaits, ...text.awaits]).filter((textId) => textId !== text.textId);
    const open = separate.map((openText) => (openText === next ? { ...next, awaits } : openText));
    return { open, replaced: [...replaced, ...toEarlierTexts(text, next)] };
  }
  const openTexts = texts.flatMap((openText) =>
    openText.textId === text.textId ? [text] : separate.includes(openText) ? [openText] : [],
  );
  return limitOpenTexts({ open: openTexts.includes(text) ? openTexts : [...openTexts, text], replaced });
}

/**
 * Converts a sent text into an open one. A known text keeps its content, but the queue that sends it may have a new
 * identity.
 */
function toOpenText(
  { continues: _, settles: __, ...sent }: SentText,
  texts: readonly OpenText[],
  awaits: readonly string[],
): OpenText {
  const known = texts.find(({ textId }) => textId === sent.textId);
  return { ...sent, ...known, clientId: sent.clientId, awaits: mergeAwaited([...(known?.awaits ?? []), ...awaits]) };
}

const mergeAwaited = (textIds: readonly string[]): string[] => [...new Set(textIds)].slice(-MAX_AWAITED);

/**
 * Returns whether a text can be dropped without loss: it's blank, or it isn't newer than the other text, which contains
 * it unchanged.
 */
function isRedundant(text: Omit<OpenText, 'awaits'>, other: OpenText): boolean {
  return isBlank(text) || (!isNewer(text, other) && isTextPart(text.text, other.text));
}

/** Returns whether one text contains another at word boundaries. */
export function isTextPart(text: string, whole: string): boolean {
  const part = text.trim();
  if (part === '') return true;
  const isEdge = (index: number) => !LETTER_OR_DIGIT.test(whole[index] ?? '');
  for (const at of findOccurrences(part, whole)) if (isEdge(at - 1) && isEdge(at + part.length)) return true;
  return false;
}

/**
 * Yields each position at which a part occurs in a text, overlapping occurrences included. Linear in both lengths
 * (Knuth, Morris and Pratt).
 */
function* findOccurrences(part: string, whole: string): Generator<number> {
  /** For each prefix of the part, the length of its longest proper suffix that is also a prefix of the part. */
  const borders = [0];
  const matchedWith = (char: string | undefined, before: number): number => {
    let matched = before;
    while (matched > 0 && part[matched] !== char) matched = borders[matched - 1] ?? 0;
    return part[matched] === char ? matched + 1 : 0;
  };
  for (let end = 1; end < part.length; end += 1) borders.push(matchedWith(part[end], borders[end - 1] ?? 0));
  let matched = 0;
  for (let end = 0; end < whole.length; end += 1) {
    matched = matchedWith(whole[end], matched);
    if (matched < part.length) continue;
    yield end + 1 - part.length;
    matched = borders[matched - 1] ?? 0;
  }
}

/**
 * Moves the oldest open text to the earlier ones if there are more open texts than `MAX_OPEN_TEXTS`; the text that
 * counts stays open.
 */
function limitOpenTexts({ open, replaced }: PlacedTexts): PlacedTexts {
  if (open.length <= MAX_OPEN_TEXTS) return { open, replaced };
  const main = mainTextOf(open);
  const [oldest] = open.filter((openText) => openText !== main).toSorted((a, b) => +a.writtenAt - +b.writtenAt);
  if (!oldest) return { open, replaced };
  return {
    open: open.filter((openText) => openText !== oldest),
    replaced: [...replaced, { ...oldest, why: 'other_device' }],
  };
}

/**
 * Returns whether a text continues another device's text rather than its own device's last one, judged by the words
 * they share.
 */
function isCloserMatch(text: OpenText, other: OpenText, own: OpenText): boolean {
  if (other.clientId === text.clientId || isBlank(other)) return false;
  const [theirs, ours] = [countCommonWords(other.text, text.text), countCommonWords(own.text, text.text)];
  return theirs.missing < ours.missing && theirs.present >= ours.present;
}

/**
 * Returns the text as an earlier one if it's worth storing beside the text that replaced it; otherwise an empty list.
 * @param knownReason the reason for storing it, if it's known already.
 */
function toEarlierTexts(text: OpenText, next: OpenText, knownReason: RetentionReason | null = null): EarlierText[] {
  const reason = isBlank(text) || text.text === next.text ? null : (knownReason ?? retentionReasonOf(text, next));
  return reason === null ? [] : [{ ...text, why: reason }];
}

function retentionReasonOf(text: OpenText, next: OpenText): RetentionReason | null {
  if (text.clientId !== next.clientId) return 'other_device';
  if (isThirdMissing(text.text, next.text)) return 'shortened';
  const intervalOf = ({ writtenAt }: OpenText) => Math.floor(writtenAt.getTime() / RETENTION_INTERVAL_MS);
  return intervalOf(text) === intervalOf(next) ? null : 'interval';
}

/** Returns whether at least a third of a text's words are missing in the text after it. */
export function isThirdMissing(before: string, after: string): boolean {
  const { present, missing } = countCommonWords(before, after);
  return missing > 0 && missing * 3 >= present + missing;
}

/** Counts how many words of the text `before` also occur in the text `after`, and how many are missing there. */
function countCommonWords(before: string, after: string): { present: number; missing: number } {
  const available = new Map<string, number>();
  for (const word of splitWords(after)) available.set(word, (available.get(word) ?? 0) + 1);
  const words = splitWords(before);
  const present = words.filter((word) => {
    const count = available.get(word) ?? 0;
    if (count > 0) available.set(word, count - 1);
    return count > 0;
  }).length;
  return { present, missing: words.length - present };
}

/**
 * Drops earlier texts of an answer until no more than the permitted number are stored: first interval texts, starting
 * with the one closest in time to its neighbours, then shortened texts from the oldest on.
 */
function pruneEarlier(texts: AnswerTexts): AnswerTexts {
  const openCount = texts.inTime.length + texts.late.length - 1;
  let earlier = texts.earlier.toSorted((a, b) => +a.writtenAt - +b.writtenAt);
  while (earlier.length > MAX_TEXT_VERSIONS - openCount) {
    const dropped = findNextToDrop(earlier);
    earlier = earlier.filter((earlierText) => earlierText !== dropped);
  }
  return { ...texts, earlier };
}

/**
 * Finds the earlier text to drop next.
 * @param earlier sorted by time, oldest first.
 */
function findNextToDrop(earlier: readonly EarlierText[]): EarlierText | undefined {
  const intervals = earlier.filter(({ why }) => why === 'interval');
  const gapAt = (index: number) =>
    +(intervals[index + 1]?.writtenAt ?? NaN) - +(intervals[index - 1]?.writtenAt ?? NaN);
  const inner = intervals
    .map((interval, index) => ({ interval, gap: gapAt(index) }))
    .filter(({ gap }) => !Number.isNaN(gap));
  const closest = inner.toSorted((a, b) => a.gap - b.gap)[0]?.interval;
  return closest ?? intervals[0] ?? earlier.find(({ why }) => why === 'shortened') ?? earlier[0];
}
