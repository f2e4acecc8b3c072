import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { isAnswered } from '@quorbit/contracts/quizzes/question-kinds';

interface AnswerMapProps {
  answers: readonly ReportAnswer[];
  onChoose: (number: number) => void;
}

const STATE_CLASSES = {
  right: 'border-success/50 bg-success/10',
  wrong: 'border-error/60 bg-error/10 underline underline-offset-4',
  skipped: 'border-dashed border-base-content/40 text-quiet',
  answered: 'border-base-300',
};

/** A grid of buttons with the numbers and results of all questions; each leads to its answer. */
export function AnswerMap({ answers, onChoose }: AnswerMapProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
      {answers.map((answer, index) => {
        const number = index + 1;
        const state = stateOf(answer);
        return (
          <li key={answer.questionId}>
            <button
              type="button"
              aria-label={`Question ${number}, ${state}`}
              onClick={() => onChoose(number)}
              className={`figures grid h-11 w-full cursor-pointer place-items-center rounded-field border-2 font-semibold hover:border-primary ${STATE_CLASSES[state]}`}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(answer: ReportAnswer): keyof typeof STATE_CLASSES {
  const { correct } = answer;
  if (!isAnswered(answer)) return 'skipped';
  if (correct === null) return 'answered';
  return correct ? 'right' : 'wrong';
}
