import type { AnswerToMark } from '@quorbit/contracts/written-tests/marking';
import { ChevronDown, Clock } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { formatExactTime } from '#ui/format-time.ts';
import { ARRIVED_LATE_TEXT, formatLateness } from './format-lateness.ts';
import { formatLengthProblem } from './format-length-problem.ts';
import type { MarkedQuestion } from './mark-values.ts';

interface AnswerTextProps {
  answer: AnswerToMark;
  question: MarkedQuestion;
}

/** A learner's text exactly as written, with its length and whether it arrived late. */
export function AnswerText({ answer, question }: AnswerTextProps) {
  const { text, words, arrivedLate, writtenAt, arrivedAt, late, others = [], mark } = answer;
  const lengthProblem = formatLengthProblem(words, question);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-quiet">
        {formatCount(words, 'word', 'words')}
        {lengthProblem !== null && <span className="font-semibold text-warning"> · {lengthProblem}</span>}
      </p>
      {arrivedLate && (
        <p className="flex gap-2 text-sm text-quiet">
          <Clock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {late?.standing === 'only' && 'Nothing was there at the deadline, so this text counts. '}
            This text {late ? formatLateness(late.minutesLate) : ARRIVED_LATE_TEXT} (written{' '}
            {formatExactTime(new Date(writtenAt))}, arrived {formatExactTime(new Date(arrivedAt))}).
          </span>
        </p>
      )}
      {mark?.outdated && (
        <p className="text-sm font-semibold text-warning">New text arrived after it was marked. Mark it again.</p>
      )}
      <p className="max-w-[40rem] whitespace-pre-wrap text-lg leading-relaxed wrap-anywhere">{text}</p>
      {others.map((other) => (
        <details key={`${other.writtenAt} ${other.text}`} className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            Another version from {formatExactTime(new Date(other.writtenAt))},{' '}
            {formatCount(other.words, 'word', 'words')}
            <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
          </summary>
          <p className="text-sm text-quiet">
            The learner wrote it on another device and chose neither. The newer version counts.
          </p>
          <p className="max-w-[40rem] border-s-4 border-base-300 ps-4 whitespace-pre-wrap wrap-anywhere">
            {other.text}
          </p>
        </details>
      ))}
    </div>
  );
}
