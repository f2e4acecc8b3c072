import { MAX_ANSWER } from '@quorbit/contracts/written-tests/limits';
import { countWords } from '@quorbit/contracts/written-tests/rules';
import type { SittingQuestion } from '@quorbit/contracts/written-tests/schema';
import { type Ref, useEffect, useId, useState } from 'react';
import { formatWordCount } from '../format-written-test.ts';

/** The pause in typing, in milliseconds, after which the word count is announced to screen readers. */
const ANNOUNCE_DELAY_MS = 2_000;

interface AnswerFieldProps {
  question: SittingQuestion;
  number: number;
  text: string;
  onWrite: (text: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

/** The text field for an answer, with its word count. It grows with the text. */
export function AnswerField({ question, number, text, onWrite, fieldRef }: AnswerFieldProps) {
  const id = useId();
  const { minWords, maxWords } = question;
  const words = countWords(text);
  const countText = formatWordCount(words, question);
  const isTooLong = maxWords !== null && words > maxWords;
  const isLongEnough = !isTooLong && minWords !== null && words >= minWords;
  const isFull = text.length >= MAX_ANSWER;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Your answer<span className="sr-only"> to question {number}</span>
      </label>
      <textarea
        ref={fieldRef}
        id={id}
        spellCheck
        rows={12}
        maxLength={MAX_ANSWER}
        value={text}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        aria-describedby={`${id}-words`}
        className="field-control field-sizing-content min-h-72 resize-y text-base leading-relaxed scroll-mt-28 scroll-mb-28 lg:text-lg lg:leading-relaxed"
      />
      <p
        id={`${id}-words`}
        className={`figures text-sm font-semibold ${isTooLong ? 'text-warning' : isLongEnough ? 'text-success' : 'text-quiet'}`}
      >
        {countText}
        {isFull && ". That's all that fits into one answer."}
      </p>
      <AnnouncedCount words={countText} />
    </div>
  );
}

/** Announces the word count to screen readers, but not at each key press. */
function AnnouncedCount({ words }: { words: string }) {
  const [first] = useState(words);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (words === first) return;
    const timer = setTimeout(() => setAnnouncement(words), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [words, first]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
