import { formatCount } from '#lib/words/format-count.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { formatWordLimit } from '../format-written-test.ts';
import { type EditedQuestion, parseNumberOrNull } from './edited-questions.ts';

/** A preview of the questions as learners see them once they have started. */
export function QuestionPreview({ questions }: { questions: readonly EditedQuestion[] }) {
  if (questions.length === 0) return <EmptyState>Add a question to see it as learners will.</EmptyState>;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-quiet">
        Learners see this once they have started. Rubrics, notes and sample answers aren't part of it.
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {questions.map(({ id, prompt, marks, minWords, maxWords }, index) => {
          const wordLimit = formatWordLimit({
            minWords: parseNumberOrNull(minWords),
            maxWords: parseNumberOrNull(maxWords),
          });
          return (
            <li key={id} className="grid gap-3 rounded-card border border-base-300 bg-base-100 p-5">
              <h2 className="text-lg">Question {index + 1}</h2>
              <p className="max-w-reading whitespace-pre-wrap wrap-anywhere">
                <RichText>{prompt.trim() || 'No prompt yet'}</RichText>
              </p>
              <p className="text-sm text-quiet">
                {formatCount(Number(marks) || 0, 'mark', 'marks')}
                {wordLimit !== null && ` · ${wordLimit}`}
              </p>
              <div className="h-24 rounded-field border border-dashed border-base-content/25" aria-hidden="true" />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
