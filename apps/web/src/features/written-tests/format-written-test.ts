import type { WrittenTest } from '@quorbit/contracts/written-tests/schema';
import type { RetentionReason, SittingState, TextDevice } from '@quorbit/contracts/written-tests/types';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Formats a time as `today, 14:00`, or `Fri, 14:00` within the next six days; other times have their date. */
export function formatNearTime(at: Date, now: Date): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const days = Math.floor((at.getTime() - midnight) / DAY_MS);
  if (days === 0) return `today, ${clock.format(at)}`;
  return days > 0 && days < 7 ? weekday.format(at).replace(/,? /, ', ') : formatDayAndTime(at);
}

/** Returns when a test can be taken, e.g. `Opens today, 14:00`. */
export function formatPhase(
  { phase, opensAt, closesAt }: Pick<WrittenTest, 'phase' | 'opensAt' | 'closesAt'>,
  now: Date,
) {
  switch (phase) {
    case 'upcoming':
      return `Opens ${formatNearTime(new Date(opensAt), now)}`;
    case 'open':
      return `Open until ${formatNearTime(new Date(closesAt), now)}`;
    case 'closed':
      return 'Closed';
  }
}

/** The text of a sitting's state on its badge. */
export const STATE_LABELS: Readonly<Record<SittingState, string>> = {
  in_progress: 'In progress',
  submitted: 'Waiting for marks',
  being_marked: 'Being marked',
  published: 'Marks published',
};

/** A sentence on what comes next for a sitting in each state. */
export const NEXT_STEP_TEXTS: Readonly<Record<SittingState, string>> = {
  in_progress: "You can continue until time's up.",
  submitted: "Your teacher marks them. We'll notify you when the marks are published.",
  being_marked: "Your answers are being marked. We'll notify you when the marks are published.",
  published: 'Your marks are published.',
};

/** Returns how many words a question asks for; null if it has no limit. */
export function formatWordLimit({
  minWords,
  maxWords,
}: {
  minWords: number | null;
  maxWords: number | null;
}): string | null {
  if (minWords !== null && maxWords !== null)
    return minWords === maxWords ? formatCount(minWords, 'word', 'words') : `${minWords}–${maxWords} words`;
  if (minWords !== null) return `At least ${formatCount(minWords, 'word', 'words')}`;
  return maxWords === null ? null : `At most ${formatCount(maxWords, 'word', 'words')}`;
}

/** Returns the word count of an answer, and how many words are missing or too many. */
export function formatWordCount(
  words: number,
  { minWords, maxWords }: { minWords: number | null; maxWords: number | null },
) {
  const count = formatCount(words, 'word', 'words');
  if (minWords !== null && words < minWords) return `${count}, ${minWords - words} to go`;
  if (maxWords !== null && words > maxWords) return `${count}, ${words - maxWords} over`;
  return count;
}

/** Formats points, which are whole or half, e.g. `7.5 of 10`. */
export const formatPoints = (points: number, marks: number) => `${points.toLocaleString('en')} of ${marks}`;

/**
 * Returns where a version of an answer was written, from the viewpoint of the device kind `here`; `device` is null if
 * unknown.
 */
export function formatDevice(device: TextDevice | null, here: TextDevice): string {
  if (device === null) return 'from another device';
  return device === here ? `from another ${device}` : `from your ${device}`;
}

/** Why an earlier version of an answer was saved, as shown to the learner. */
export const VERSION_REASON_TEXTS: Readonly<Record<RetentionReason, string>> = {
  other_device: "another device's text replaced it",
  shortened: 'before a large cut',
  interval: 'saved every five minutes',
};
