import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { AnswerShape } from '#ui/answer-shape.tsx';
import { Card } from '#ui/card.tsx';

/** What was answered in an attempt that has no result yet. */
export function GivenAnswers({ attempt: { args }, pack }: { attempt: PendingAttempt; pack: PackBody }) {
  const chosen = new Map(args.answers.map(({ questionId, option }) => [questionId, option]));
  return (
    <section aria-labelledby="given-answers" className="grid gap-4 wrap-anywhere">
      <h2 id="given-answers" className="text-xl">
        Your answers
      </h2>
      <ol className="grid gap-3">
        {pack.questions.map(({ id, question, options }, index) => (
          <li key={id}>
            <Card className="grid gap-2">
              <h3 className="text-pretty whitespace-pre-line text-base">
                <span className="figures text-quiet">{index + 1}.</span> {question}
              </h3>
              <GivenAnswer options={options} chosen={chosen.get(id) ?? null} />
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
