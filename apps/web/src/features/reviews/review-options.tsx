import { LETTERS, type Letter } from '@quorbit/contracts/quizzes/difficulty';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AnswerShape } from '#ui/answer-shape.tsx';

type ReviewOptionsProps = { options: readonly string[] } & (
  | { onChoose: (option: number) => void }
  | { correctAnswer: Letter; chosen: number | null }
);

const TILE = 'flex min-h-16 w-full items-center gap-3 rounded-tile border-2 px-4 py-3 text-start';

/** The options of a question: unmarked and to be chosen from, or marked with the right one and the one chosen. */
export function ReviewOptions({ options, ...mode }: ReviewOptionsProps) {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {LETTERS.slice(0, options.length).map((letter, index) => {
        if ('onChoose' in mode)
          return (
            <li key={letter} className="grid">
              <button
                type="button"
                data-option={letter}
                onClick={() => mode.onChoose(index)}
                className={`${TILE} cursor-pointer scroll-mb-28 border-base-content/20 bg-base-100 transition-colors hover:border-base-content/50`}
              >
                <OptionText letter={letter} text={options[index]} />
              </button>
            </li>
          );
        const mark = markOf(letter === mode.correctAnswer, index === mode.chosen);
        return (
          <li key={letter} className={`${TILE} ${mark?.look ?? 'border-base-300 bg-base-100'}`}>
            <OptionText letter={letter} text={options[index]} mark={mark?.words} />
          </li>
        );
      })}
    </ul>
  );
}

function OptionText({ letter, text, mark }: { letter: Letter; text: string | undefined; mark?: ReactNode }) {
  return (
    <>
      <AnswerShape letter={letter} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-display font-bold">{letter}.</span> {text}
        {mark}
      </span>
    </>
  );
}

function markOf(right: boolean, chosen: boolean): { look: string; words: ReactNode } | null {
  if (right)
    return {
      look: 'border-success bg-success/10',
      words: (
        <span className="flex items-center gap-1 text-sm font-semibold">
          <Check className="size-4 text-success" aria-hidden="true" />
          Right answer
        </span>
      ),
    };
  if (!chosen) return null;
  return {
    look: 'border-error bg-error/10',
    words: (
      <span className="flex items-center gap-1 text-sm font-semibold">
        <X className="size-4 text-error" aria-hidden="true" />
        Your answer
      </span>
    ),
  };
}
