import { formatCount } from '#lib/words/format-count.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatWordLimit } from '../format-written-test.ts';
import { type EditedQuestion, parseNumberOrNull } from './edited-questions.ts';

/** A question that can no longer be edited because learners have started the test. */
export function FixedQuestion({
  question: { prompt, marks, minWords, maxWords, rubric },
}: {
  question: EditedQuestion;
}) {
  const wordLimit = formatWordLimit({ minWords: parseNumberOrNull(minWords), maxWords: parseNumberOrNull(maxWords) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="whitespace-pre-wrap wrap-anywhere">
        <RichText>{prompt}</RichText>
      </p>
      <p className="text-quiet">
        {formatCount(Number(marks), 'mark', 'marks')}
        {wordLimit !== null && ` · ${wordLimit}`}
      </p>
      {rubric.length > 0 && (
        <ul aria-label="Rubric" className="grid gap-1">
          {rubric.map((row) => (
            <li key={row.id} className="flex justify-between gap-4 border-t border-base-300 pt-1">
              <span className="min-w-0 wrap-anywhere">{row.criterion}</span>
              <span className="figures shrink-0 text-quiet">{row.marks}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
