// Which text of an answer counts, which others are open, and which earlier ones are kept. Pure. All times are the server's.
import { MAX_OPEN_TEXTS, MAX_SETTLED, MAX_TEXT_VERSIONS } from './limits.ts';
import { LETTER_OR_DIGIT, wordsOf } from './rules.ts';
import type { KeptReason, LateChoice, LateStanding, TextDevice } from './types.ts';

/** The last of each so long a time is kept. */
const INTERVAL_MS = 5 * 60_000;
/** Texts that one waits for: its own and those of the texts before it. */
const MAX_AWAITED = 2 * MAX_SETTLED;

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
  why: KeptReason;
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

export const NO_TEXTS: AnswerTexts = { inTime: [], late: [], choice: null, earlier: [] };

export interface SentText extends Omit<OpenText, 'awaits'> {
  /** Null: the last text of the same device. */
  continues: string | null;
  settles: readonly string[];
}

const isBlank = ({ text }: Pick<OpenText, 'text'>) => text.trim() === '';
const isNewer = (one: Pick<OpenText, 'writtenAt'>, other: Pick<OpenText, 'writtenAt'>) =>
  one.writtenAt > other.writtenAt;

/** The newest one with words, of two of one time the later in the list; a blank one if there is no other. */
export function mainOf(texts: readonly OpenText[]): OpenText | undefined {
  return texts.reduce<OpenText | undefined>((best, one) => {
    if (best === undefined || isBlank(best) !== isBlank(one)) return best === undefined || isBlank(best) ? one : best;
    return isNewer(best, one) ? best : one;
  }, undefined);
}

/** How late text counts; null where there is none. */
export function lateStandingOf({ inTime, late, choice }: Omit<AnswerTexts, 'earlier'>): LateStanding | null {
  if (late.length === 0) return null;
  const main = mainOf(inTime);
  if (main === undefined || isBlank(main)) return 'only';
  return choice ?? 'unchosen';
}

const LATE_COUNTS: readonly (LateStanding | null)[] = ['only', 'late'];

/** Whether the late text counts in place of the one of the deadline. */
export const countsLate = (standing: LateStanding | null): boolean => LATE_COUNTS.includes(standing);

/** The text that counts; undefined where there is none at all. */
export function countingOf(texts: Omit<AnswerTexts, 'earlier'>): OpenText | undefined {
  return mainOf(countsLate(lateStandingOf(texts)) ? texts.late : texts.inTime);
}

/** Whether a text is there, open or earlier. */
export function hasText({ inTime, late, earlier }: AnswerTexts, textId: string): boolean {
  return [...inTime, ...late, ...earlier].some((one) => one.textId === textId);
}

/**
 * Adds a text that arrived. It takes the place of what it continues, settles or contains unchanged; other open texts stay
 * beside it. Sent again it changes nothing.
 * @param isLate whether it arrived after the deadline
 */
export function takeText(before: AnswerTexts, sent: SentText, isLate: boolean): AnswerTexts {
  if (isAmong(before.earlier, sent)) return before;
  if (isAmong(before.inTime, sent) || !(isLate || isAmong(before.late, sent))) {
    const { open, replaced } = placed(before.inTime, sent, before);
    return thinned({ ...before, inTime: open, earlier: [...before.earlier, ...replaced] });
  }
  const main = mainOf(before.inTime);
  if (isBlank(sent)) return before;
  if (main && (main.text === sent.text || addsNothing(sent, main)))
    return thinned({ ...before, earlier: [...before.earlier, ...kept({ ...sent, awaits: [] }, main)] });
  const { open, replaced } = placed(before.late, sent, before);
  const choice = mainOf(open)?.text === mainOf(before.late)?.text ? before.choice : null;
  return thinned({ ...before, late: open, choice, earlier: [...before.earlier, ...replaced] });
}

function isAmong(texts: readonly { textId: string }[], { textId }: { textId: string }): boolean {
  return texts.some((one) => one.textId === textId);
}

interface Placed {
  open: readonly OpenText[];
  /** Texts that aren't open any more and are worth keeping. */
  replaced: readonly EarlierText[];
}

function placed(texts: readonly OpenText[], sent: SentText, all: AnswerTexts): Placed {
  const named = [...(sent.continues === null ? [] : [sent.continues]), ...sent.settles];
  const isOwn = (one: OpenText) => sent.continues === null && one.clientId === sent.clientId;
  const others = texts.filter(({ textId }) => textId !== sent.textId);
  const before = others.filter((one) => named.includes(one.textId) || (isOwn(one) && !isNewer(one, sent)));
  const text = openText(sent, texts, [
    ...before.flatMap(({ awaits }) => awaits),
    ...named.filter((textId) => !hasText(all, textId)),
  ]);
  const beside = others.filter((one) => !before.includes(one));
  const within = beside.filter((one) => addsNothing(one, text));
  const apart = beside.filter((one) => !within.includes(one));
  const isNew = !isAmong(texts, text);
  const next = apart.find((one) => one.awaits.includes(text.textId) || (isNew && isOwn(one)) || addsNothing(text, one));
  // A text that names nothing may continue the one of another device that its page showed, not its own last one.
  const switched = (one: OpenText) => !named.includes(one.textId) && beside.some((other) => isCloser(text, other, one));
  const replaced = [
    ...before.flatMap((one) => kept(one, text, switched(one) ? 'other_device' : null)),
    ...within.flatMap((one) => kept(one, text)),
  ];
  if (next) {
    const awaits = awaited([...next.awaits, ...text.awaits]).filter((textId) => textId !== text.textId);
    const open = apart.map((one) => (one === next ? { ...next, awaits } : one));
    return { open, replaced: [...replaced, ...kept(text, next)] };
  }
  const stays = texts.flatMap((one) => (one.textId === text.textId ? [text] : apart.includes(one) ? [one] : []));
  return bounded({ open: stays.includes(text) ? stays : [...stays, text], replaced });
}

/** A text that was there keeps its content; the queue that sent it may have a new identity. */
function openText(
  { continues: _, settles: __, ...sent }: SentText,
  texts: readonly OpenText[],
  awaits: readonly string[],
): OpenText {
  const known = texts.find(({ textId }) => textId === sent.textId);
  return { ...sent, ...known, clientId: sent.clientId, awaits: awaited([...(known?.awaits ?? []), ...awaits]) };
}

const awaited = (textIds: readonly string[]): string[] => [...new Set(textIds)].slice(-MAX_AWAITED);

/** Whether nothing is lost without this text: it isn't newer than the other one and is in it unchanged. */
function addsNothing(one: Omit<OpenText, 'awaits'>, other: OpenText): boolean {
  return isBlank(one) || (!isNewer(one, other) && isPartOf(one.text, other.text));
}

/** Whether a text is in another, at whole words. */
export function isPartOf(text: string, whole: string): boolean {
  const part = text.trim();
  if (part === '') return true;
  const isEdge = (index: number) => !LETTER_OR_DIGIT.test(whole[index] ?? '');
  for (const at of placesOf(part, whole)) if (isEdge(at - 1) && isEdge(at + part.length)) return true;
  return false;
}

/** Where a part begins in a text, overlapping places included. Linear in both lengths (Knuth, Morris and Pratt). */
function* placesOf(part: string, whole: string): Generator<number> {
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
function bounded({ open, replaced }: Placed): Placed {
  if (open.length <= MAX_OPEN_TEXTS) return { open, replaced };
  const main = mainOf(open);
  const [oldest] = open.filter((one) => one !== main).toSorted((one, other) => +one.writtenAt - +other.writtenAt);
  if (!oldest) return { open, replaced };
  return { open: open.filter((one) => one !== oldest), replaced: [...replaced, { ...oldest, why: 'other_device' }] };
}

/** Whether a text was written on top of another device's text rather than of its own device's last one, by their words. */
function isCloser(text: OpenText, other: OpenText, own: OpenText): boolean {
  if (other.clientId === text.clientId || isBlank(other)) return false;
  const [theirs, ours] = [wordsLeft(other.text, text.text), wordsLeft(own.text, text.text)];
  return theirs.missing < ours.missing && theirs.present >= ours.present;
}

/**
 * The text as an earlier one, if it is worth keeping beside the one that took its place.
 * @param known why it is, where that is known
 */
function kept(text: OpenText, next: OpenText, known: KeptReason | null = null): EarlierText[] {
  const why = isBlank(text) || text.text === next.text ? null : (known ?? reasonToKeep(text, next));
  return why === null ? [] : [{ ...text, why }];
}

function reasonToKeep(text: OpenText, next: OpenText): KeptReason | null {
  if (text.clientId !== next.clientId) return 'other_device';
  if (lacksThird(text.text, next.text)) return 'shortened';
  const intervalOf = ({ writtenAt }: OpenText) => Math.floor(writtenAt.getTime() / INTERVAL_MS);
  return intervalOf(text) === intervalOf(next) ? null : 'interval';
}

/** Whether a third of a text's words or more are missing in the one after it. */
export function lacksThird(before: string, after: string): boolean {
  const { present, missing } = wordsLeft(before, after);
  return missing > 0 && missing * 3 >= present + missing;
}

/** How many words of a text another one has, and how many are missing there. */
function wordsLeft(before: string, after: string): { present: number; missing: number } {
  const left = new Map<string, number>();
  for (const word of wordsOf(after)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(before);
  const present = words.filter((word) => {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    return count > 0;
  }).length;
  return { present, missing: words.length - present };
}

/**
 * Drops earlier texts until all fit: first those of intervals, the closest to their neighbours before the others, then those
 * that were shortened, the oldest first.
 */
function thinned(texts: AnswerTexts): AnswerTexts {
  const besides = texts.inTime.length + texts.late.length - 1;
  let earlier = texts.earlier.toSorted((one, other) => +one.writtenAt - +other.writtenAt);
  while (earlier.length > MAX_TEXT_VERSIONS - besides) {
    const dropped = nextToDrop(earlier);
    earlier = earlier.filter((one) => one !== dropped);
  }
  return { ...texts, earlier };
}

/** @param earlier the oldest first */
function nextToDrop(earlier: readonly EarlierText[]): EarlierText | undefined {
  const intervals = earlier.filter(({ why }) => why === 'interval');
  const gapAt = (index: number) =>
    +(intervals[index + 1]?.writtenAt ?? NaN) - +(intervals[index - 1]?.writtenAt ?? NaN);
  const inner = intervals.map((one, index) => ({ one, gap: gapAt(index) })).filter(({ gap }) => !Number.isNaN(gap));
  const closest = inner.toSorted((one, other) => one.gap - other.gap)[0]?.one;
  return closest ?? intervals[0] ?? earlier.find(({ why }) => why === 'shortened') ?? earlier[0];
}
