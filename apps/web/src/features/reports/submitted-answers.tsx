import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { toAnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';
import { Card } from '#ui/card.tsx';
import { AnswerShape } from '#ui/pictures/answer-shape.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';

/** A question and the learner's answer to it. */
export type SubmittedAnswerView = Pick<
  ReportAnswer,
  'questionId' | 'kind' | 'question' | 'options' | 'choices' | 'unit' | 'option' | 'response' | 'order'
>;

/** Lists the answers of an attempt that has no result yet. */
export function SubmittedAnswers({ answers }: { answers: readonly SubmittedAnswerView[] }) {
  return (
    <section aria-labelledby="given-answers" className="grid gap-4 wrap-anywhere">
      <h2 id="given-answers" className="text-xl">
        Your answers
      </h2>
      <ol className="grid gap-3">
        {answers.map((answer, index) => (
          <li key={answer.questionId}>
            <Card className="grid gap-2">
              <h3 className="text-pretty whitespace-pre-wrap text-base">
                <span className="figures text-quiet">{index + 1}.</span> <RichText>{answer.question}</RichText>
              </h3>
              <SubmittedAnswer answer={answer} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SubmittedAnswer({ answer }: { answer: SubmittedAnswerView }) {
  const view = toAnswerDisplay(answer);
  if (!isAnswered(answer)) return <p className="text-quiet">Skipped</p>;
  if (view.look === 'written') return <p>{view.own}</p>;
  return (
    <ul className="grid gap-2">
      {view.choices
        .filter(({ own }) => own)
        .map(({ text, letter }) => (
          <li key={text} className="flex items-center gap-3">
            {letter && <AnswerShape letter={letter} className="size-5" />}
            <span className="min-w-0">
              {letter && `${letter}. `}
              <RichText>{text}</RichText>
            </span>
          </li>
        ))}
    </ul>
  );
}
