import { useState } from 'react';
import { formatExactTime } from '#ui/format-time.ts';

interface RandomnessNoteProps {
  /** The number of questions that are drawn at random; null if all are asked. */
  drawn: number | null;
  questionCount: number;
  shuffled: boolean;
  ranked: boolean;
}

/** Explains what is random about a quiz: which questions are asked, or only their order. */
export function RandomnessNote({ drawn, questionCount, shuffled, ranked }: RandomnessNoteProps) {
  if (drawn !== null)
    return (
      <li>
        You get {drawn} of {questionCount} questions, picked at random. {!ranked && 'Next time it may be others.'}
      </li>
    );
  return shuffled ? <li>Questions come in random order.</li> : null;
}

/** Explains the rules of a ranked quiz: which attempt counts, what is shown at once, and when the rest follows. */
export function RankedRules({ closesAt }: { closesAt: string | null }) {
  const [now] = useState(() => Date.now());
  const isClosed = closesAt !== null && Date.parse(closesAt) <= now;
  return (
    <>
      <li>This quiz is ranked: only your first attempt counts.</li>
      {isClosed ? null : closesAt === null ? (
        <li>You get your score. The right answers stay hidden, and further attempts aren't graded.</li>
      ) : (
        <li>
          You get your score. The right answers, and the results of further attempts, follow when it closes:{' '}
          <time dateTime={closesAt}>{formatExactTime(new Date(closesAt))}</time>.
        </li>
      )}
    </>
  );
}
