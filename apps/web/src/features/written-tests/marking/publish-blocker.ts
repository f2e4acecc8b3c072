import type { MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { formatCount } from '#lib/words/format-count.ts';
import { formatDayAndTime } from '#ui/format-time.ts';

type Counts = Pick<MarkingQueue, 'submitted' | 'published' | 'inProgress'>;

/** Returns whether all marks are published, so that none can change. */
export const areMarksPublished = ({ submitted, published }: Counts) => submitted > 0 && published === submitted;

/** Returns why the marks can't be published yet; null if they can. */
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
