// Which text of an answer counts, which others are open, and which earlier ones are kept. Pure. All times are the server's.
import { MAX_OPEN_TEXTS, MAX_RESOLVED_TEXTS, MAX_TEXT_VERSIONS } from './limits.ts';
import { LETTER_OR_DIGIT, splitWords } from './rules.ts';
import type { LateChoice, LateStatus, RetentionReason, TextDevice } from './types.ts';

/** The last of each so long a time is kept. */
const RETENTION_INTERVAL_MS = 5 * 60_000;
/** Texts that one waits for: its own and those of the texts before it. */
const MAX_AWAITED = 2 * MAX_RESOLVED_TEXTS;

/** A text that no other one continues or settles. */
export interface OpenText {
  textId: string;
  text: string;
  writtenAt: Date;
  arrivedAt: Date;
  device: TextDevice | null;
  /** The identity of the device's queue; null for text that no device sent. */
  clientId: string | null;
  /** Texts that it continues or settles and that haven't arrived: they'll be earlier ones. */
  awaits: readonly string[];
}

interface StoredVersion {
  textId: string;
  writtenAt: Date;
  why: RetentionReason;
}

/** An earlier text. Of stored ones only the outline is needed. */
export type EarlierText = StoredVersion | (OpenText & StoredVersion);

/** All that is known of an answer's texts. */
export interface AnswerTexts {
  /** Open texts that arrived in time, in their order. */
  inTime: readonly OpenText[];
  /** Open texts that arrived after the deadline. They change nothing of those that arrived in time. */
  late: readonly OpenText[];
  /** The marker's choice; null before. */
  choice: LateChoice | null;
  earlier: readonly EarlierText[];
}

export const EMPTY_TEXTS: AnswerTexts = { inTime: [], late: [], choice: null, earlier: [] };

export interface SentText extends Omit<OpenText, 'awaits'> {
  /** Null: the last text of the same device. */
  continues: string | null;
  settles: readonly string[];
}

const isBlank = ({ text }: Pick<OpenText, 'text'>) => text.trim() === '';
const isNewer = (a: Pick<OpenText, 'writtenAt'>, b: Pick<OpenText, 'writtenAt'>) => a.writtenAt > b.writtenAt;

/** The newest one with words, of two of one time the later in the list; a blank one if there is no other. */
export function mainTextOf(texts: readonly OpenText[]): OpenText | undefined {
  return texts.reduce<OpenText | undefined>((best, text) => {
    if (best === undefined || isBlank(best) !== isBlank(text)) return best === undefined || isBlank(best) ? text : best;
    return isNewer(best, text) ? best : text;
  }, undefined);
}

/** How late text counts; null where there is none. */
export function lateStatusOf({ inTime, late, choice }: Omit<AnswerTexts, 'earlier'>): LateStatus | null {
  if (late.length === 0) return null;
  const main = mainTextOf(inTime);
  if (main === undefined || isBlank(main)) return 'only';
  return choice ?? 'unchosen';
}

const COUNTED_LATE_STATUSES: readonly (LateStatus | null)[] = ['only', 'late'];

/** Whether the late text counts in place of the one of the deadline. */
export const isLateCounted = (status: LateStatus | null): boolean => COUNTED_LATE_STATUSES.includes(status);

/** The text that counts; undefined where there is none at all. */
export function countedTextOf(texts: Omit<AnswerTexts, 'earlier'>): OpenText | undefined {
  return mainTextOf(isLateCounted(lateStatusOf(texts)) ? texts.late : texts.inTime);
}

/** Whether a text is there, open or earlier. */
export function hasText({ inTime, late, earlier }: AnswerTexts, textId: string): boolean {
  return [...inTime, ...late, ...earlier].some((item) => item.textId === textId);
}

/**
 * Adds a text that arrived. It takes the place of what it continues, settles or contains unchanged; other open texts stay
 * beside it. Sent again it changes nothing.
 * @param isLate whether it arrived after the deadline
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
  /** Texts that aren't open any more and are worth keeping. */
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
  // A text that names nothing may continue the one of another device that its page showed, not its own last one.
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

/** A text that was there keeps its content; the queue that sent it may have a new identity. */
function toOpenText(
  { continues: _, settles: __, ...sent }: SentText,
  texts: readonly OpenText[],
  awaits: readonly string[],
): OpenText {
  const known = texts.find(({ textId }) => textId === sent.textId);
  return { ...sent, ...known, clientId: sent.clientId, awaits: mergeAwaited([...(known?.awaits ?? []), ...awaits]) };
}

const mergeAwaited = (textIds: readonly string[]): string[] => [...new Set(textIds)].slice(-MAX_AWAITED);

/** Whether nothing is lost without this text: it isn't newer than the other one and is in it unchanged. */
function isRedundant(text: Omit<OpenText, 'awaits'>, other: OpenText): boolean {
  return isBlank(text) || (!isNewer(text, other) && isTextPart(text.text, other.text));
}

/** Whether a text is in another, at whole words. */
export function isTextPart(text: string, whole: string): boolean {
  const part = text.trim();
  if (part === '') return true;
  const isEdge = (index: number) => !LETTER_OR_DIGIT.test(whole[index] ?? '');
  for (const at of findOccurrences(part, whole)) if (isEdge(at - 1) && isEdge(at + part.length)) return true;
  return false;
}

/** Where a part begins in a text, overlapping places included. Linear in both lengths (Knuth, Morris and Pratt). */
function* findOccurrences(part: string, whole: string): Generator<number> {
  /** For each beginning of the part, how much of its end begins the part again. */
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

/** With more open texts than there is room for, the oldest becomes an earlier one. */
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

/** Whether a text was written on top of another device's text rather than of its own device's last one, by their words. */
function isCloserMatch(text: OpenText, other: OpenText, own: OpenText): boolean {
  if (other.clientId === text.clientId || isBlank(other)) return false;
  const [theirs, ours] = [countCommonWords(other.text, text.text), countCommonWords(own.text, text.text)];
  return theirs.missing < ours.missing && theirs.present >= ours.present;
}

/**
 * The text as an earlier one, if it is worth keeping beside the one that took its place.
 * @param knownReason why it is, where that is known
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

/** Whether a third of a text's words or more are missing in the one after it. */
export function isThirdMissing(before: string, after: string): boolean {
  const { present, missing } = countCommonWords(before, after);
  return missing > 0 && missing * 3 >= present + missing;
}

/** How many words of a text another one has, and how many are missing there. */
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
 * Drops earlier texts until all fit: first those of intervals, the closest to their neighbours before the others, then those
 * that were shortened, the oldest first.
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

/** @param earlier the oldest first */
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
