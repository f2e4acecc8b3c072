import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { AnswerShape } from '#ui/answer-shape.tsx';
import { Card } from '#ui/card.tsx';

/** A question and the index of the option that was chosen; null for none. */
export type GivenAnswerShown = Pick<ReportAnswer, 'questionId' | 'question' | 'options' | 'option'>;

/** What was answered in an attempt that has no result yet. */
export function GivenAnswers({ answers }: { answers: readonly GivenAnswerShown[] }) {
  return (
    <section aria-labelledby="given-answers" className="grid gap-4 wrap-anywhere">
      <h2 id="given-answers" className="text-xl">
        Your answers
      </h2>
      <ol className="grid gap-3">
        {answers.map(({ questionId, question, options, option }, index) => (
          <li key={questionId}>
            <Card className="grid gap-2">
              <h3 className="text-pretty whitespace-pre-line text-base">
                <span className="figures text-quiet">{index + 1}.</span> {question}
              </h3>
              <GivenAnswer options={options} chosen={option} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GivenAnswer({ options, chosen }: { options: readonly string[]; chosen: number | null }) {
  const letter = chosen === null ? undefined : LETTERS[chosen];
  if (chosen === null || letter === undefined) return <p className="text-quiet">Skipped</p>;
  return (
    <p className="flex items-center gap-3">
      <AnswerShape letter={letter} className="size-5" />
      <span className="min-w-0">
        {letter}. {options[chosen]}
      </span>
    </p>
  );
}
