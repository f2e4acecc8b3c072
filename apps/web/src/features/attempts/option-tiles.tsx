import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { Check } from 'lucide-react';
import { AnswerShape } from '#ui/answer-shape.tsx';

interface OptionTilesProps {
  question: AnyQuestion;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** The options as tiles, each with its letter, shape and colour; a radio group underneath. All look alike when chosen. */
export function OptionTiles({ question, chosen, onChoose }: OptionTilesProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {LETTERS.slice(0, question.options.length).map((letter, index) => (
        <label
          key={letter}
          className="group relative flex min-h-16 cursor-pointer items-center gap-4 rounded-tile border-2 border-base-content/20 bg-base-100 p-4 transition-colors hover:border-base-content/50 has-checked:border-primary has-checked:bg-primary/12 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) md:min-h-24 md:p-5"
        >
          <input
            type="radio"
            name={`question-${question.id}`}
            checked={chosen === index}
            onChange={() => onChoose(index)}
            // Clear of what stays at the top and the bottom while scrolling.
            className="absolute inset-0 size-full scroll-my-24 cursor-pointer appearance-none rounded-tile outline-none"
          />
          <AnswerShape letter={letter} className="size-8" />
          <span className="min-w-0 grow text-lg wrap-anywhere">
            <span className="font-display font-bold">{letter}.</span> {question.options[index]}
          </span>
          <Check
            className="size-6 shrink-0 scale-50 text-primary opacity-0 transition group-has-checked:scale-100 group-has-checked:opacity-100"
            aria-hidden="true"
          />
        </label>
      ))}
    </div>
  );
}
