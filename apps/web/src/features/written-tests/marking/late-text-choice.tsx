import type { AnswerToMark, LateText } from '@quorbit/contracts/written-tests/marking';
import type { LateChoice } from '@quorbit/contracts/written-tests/types';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LongText } from '../long-text.tsx';
import { formatLateness } from './format-lateness.ts';
import { useChooseLate } from './marking.mutations.ts';

interface LateTextChoiceProps {
  testId: string;
  questionId: string;
  answer: AnswerToMark;
  late: LateText;
  /** Whether no choice is possible, because marks are published or this page is offline. */
  fixed: boolean;
}

/**
 * The text at the deadline and the text that arrived late: shows which of them counts, and lets a marker choose the
 * other.
 */
export function LateTextChoice({ testId, questionId, answer, late, fixed }: LateTextChoiceProps) {
  const id = useId();
  const choose = useChooseLate(testId);
  const countsLate = late.standing === 'late';
  const otherText = countsLate ? answer.inTime : late;
  const chooseText = (choice: LateChoice) =>
    choose.mutate({ testId, sittingId: answer.sittingId, questionId, choice, version: late.version });
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-warning/50 bg-base-100 p-4"
    >
      <h3 id={id} className="flex items-start gap-2 text-base">
        <Clock className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        <span>
          {countsLate ? 'The late text counts' : 'A later text of this answer'}
          <span className="block text-sm font-normal text-quiet">
            It {formatLateness(late.minutesLate)}.{' '}
            {countsLate
              ? 'Below is what was there at the deadline.'
              : late.standing === 'deadline'
                ? 'You or another marker chose the text of the deadline.'
                : 'The text of the deadline counts until you choose.'}
          </span>
        </span>
      </h3>
      {otherText && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <p className="figures text-sm text-quiet">{formatCount(otherText.words, 'word', 'words')}</p>
          <LongText text={otherText.text} of="the other text" />
        </div>
      )}
      {!fixed && (
        <div className="flex flex-wrap gap-3">
          {!countsLate && (
            <Button busy={choose.isPending} onClick={() => chooseText('late')}>
              Count the late text
            </Button>
          )}
          {late.standing !== 'deadline' && (
            <Button busy={choose.isPending} onClick={() => chooseText('deadline')}>
              Count the one in time
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
