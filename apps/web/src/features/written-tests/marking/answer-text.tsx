import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { Clock } from 'lucide-react';
import { counted } from '#lib/counted.ts';
import { exactTime } from '#ui/time-words.ts';
import { lengthWords } from './length-words.ts';
import type { MarkedQuestion } from './mark-values.ts';

interface AnswerTextProps {
  answer: AnswerToMark;
  question: MarkedQuestion;
}

/** What a learner wrote, letter for letter, and how long it is. */
export function AnswerText({ answer, question }: AnswerTextProps) {
  const { text, words, arrivedLate, writtenAt, arrivedAt, mark } = answer;
  const length = lengthWords(words, question);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-quiet">
        {counted(words, 'word', 'words')}
        {length !== null && <span className="font-semibold text-warning"> · {length}</span>}
      </p>
      {arrivedLate && (
        <p className="flex gap-2 text-sm text-quiet">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            Written in time ({exactTime(new Date(writtenAt))}), arrived after the deadline (
            {exactTime(new Date(arrivedAt))}). The learner was offline.
          </span>
        </p>
      )}
      {mark?.outdated && (
        <p className="text-sm font-semibold text-warning">New text arrived after it was marked. Mark it again.</p>
      )}
      <p className="max-w-[40rem] whitespace-pre-wrap text-lg leading-relaxed wrap-anywhere">{text}</p>
    </div>
  );
}
