import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import { CircleCheck, Eye, Hourglass, type LucideIcon, Wrench } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import type { EditedQuestion } from '../edited-quiz.ts';
import { nameOf } from '../questions/format-question.ts';
import { computeHint, type Hint } from '../questions/question-hint.ts';

const HINTS: Record<Hint['kind'], { Icon: LucideIcon; look: string }> = {
  mend: { Icon: Wrench, look: 'text-error' },
  look: { Icon: Eye, look: 'text-warning' },
  fine: { Icon: CircleCheck, look: 'text-success' },
  few: { Icon: Hourglass, look: 'text-quiet' },
};

interface FiguresCardProps {
  figures: QuestionFigures;
  question: EditedQuestion;
  number: number;
}

/** The statistics of one question: the advice first, then the figures behind it. */
export function FiguresCard({ figures, question, number }: FiguresCardProps) {
  const hint = computeHint(figures, { ...question, correctAnswer: question.correctAnswer || null });
  const { Icon, look } = HINTS[hint.kind];
  return (
    <Card className="grid content-start gap-4 wrap-anywhere">
      <h2 className="line-clamp-3 text-base">
        <span className="figures text-quiet">{number}.</span> <RichText>{nameOf(question)}</RichText>
      </h2>
      <p className="flex gap-2 font-semibold">
        <Icon className={`mt-0.5 size-5 shrink-0 ${look}`} aria-hidden="true" />
        {hint.text}
      </p>
      {hint.kind !== 'few' && (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
            <Figure label="Right" value={percent(figures.facility)} />
            <Figure label="Discrimination" value={figures.discrimination?.toFixed(2) ?? '–'} />
            <Figure label="Skipped" value={percent(figures.skipped)} />
            <Figure label="Median time" value={figures.time === null ? '–' : `${Math.round(figures.time)} s`} />
          </dl>
          <Distribution figures={figures} question={question} />
        </>
      )}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figures text-lg font-bold">{value}</dd>
    </div>
  );
}

const percent = (share: number | null | undefined) => (share == null ? '–' : `${Math.round(share * 100)}%`);

/** A table of how often each option was chosen. The right options are marked by a colour and a word. */
function Distribution({ figures: { distribution }, question }: Omit<FiguresCardProps, 'number'>) {
  if (distribution.length === 0) return null;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Answers per option</caption>
      <tbody>
        {distribution.map((share, index) => {
          const { text, right } = optionAt(question, index);
          return (
            <tr key={text}>
              <th scope="row" className="w-2/5 py-1 pe-3 text-start font-normal">
                <span className="line-clamp-1">{text}</span>
                {right && <span className="sr-only"> (right)</span>}
              </th>
              <td className="py-1" aria-hidden="true">
                <div className="h-3 overflow-hidden rounded-full bg-base-content/10">
                  <div
                    className={`h-full rounded-full ${right ? 'bg-success' : 'bg-base-content/45'}`}
                    style={{ width: `${share * 100}%` }}
                  />
                </div>
              </td>
              <td className="figures w-14 py-1 text-end">{percent(share)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function optionAt(question: EditedQuestion, index: number): { text: string; right: boolean } {
  if (question.kind === 'true_false') {
    const truth = index === 0;
    return { text: truth ? 'True' : 'False', right: question.truth === truth };
  }
  if (question.kind === 'multiple') {
    return { text: `${index + 1}. ${question.choices[index] ?? ''}`, right: question.chosen.includes(index) };
  }
  const letter = LETTERS[index];
  return { text: `${letter}. ${question.options[index] ?? ''}`, right: question.correctAnswer === letter };
}
