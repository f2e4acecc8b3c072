import type { MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

type Counts = Pick<MarkingQueue, 'submitted' | 'published' | 'inProgress'>;

/** Whether every mark is published, so that none changes. */
export const areMarksPublished = ({ submitted, published }: Counts) => submitted > 0 && published === submitted;

/** Returns what still keeps the marks from being published; null for nothing. */
export function formatPublishBlocker(queue: MarkingQueue, now: Date): string | null {
  const { submitted, inProgress, questions, test } = queue;
  const closes = new Date(test.closesAt);
  if (closes > now) return `Open until ${formatDayAndTime(closes)}. You can publish marks once it has closed.`;
  if (inProgress > 0) return `${formatCount(inProgress, 'learner is', 'learners are')} still writing.`;
  if (submitted === 0) return 'Nobody has submitted it.';
  const toMark = questions.reduce((sum, question) => sum + question.toMark, 0);
  if (toMark > 0) return `${formatCount(toMark, 'answer', 'answers')} to mark before you can publish.`;
  return null;
}
