import { LETTERS, type Letter } from '@quorbit/contracts/quizzes/difficulty';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import { Check } from 'lucide-react';
import { AnswerShape } from '#ui/answer-shape.tsx';

// Whole class names: the style sheet is made from what stands in the sources.
const CHOSEN: Record<Letter, string> = {
  A: 'has-checked:border-answer-a has-checked:bg-answer-a/12',
  B: 'has-checked:border-answer-b has-checked:bg-answer-b/12',
  C: 'has-checked:border-answer-c has-checked:bg-answer-c/12',
  D: 'has-checked:border-answer-d has-checked:bg-answer-d/12',
};

interface OptionTilesProps {
  question: AnyQuestion;
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** The options as tiles, each with its letter, shape and colour; a radio group underneath. */
export function OptionTiles({ question, chosen, onChoose }: OptionTilesProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {LETTERS.slice(0, question.options.length).map((letter, index) => (
        <label
          key={letter}
          className={`group relative flex min-h-16 cursor-pointer items-center gap-4 rounded-tile border-2 border-base-content/20 bg-base-100 p-4 transition-colors hover:border-base-content/50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) md:min-h-24 md:p-5 ${CHOSEN[letter]}`}
        >
          <input
            type="radio"
            name={`question-${question.id}`}
            checked={chosen === index}
            onChange={() => onChoose(index)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-tile outline-none"
          />
          <AnswerShape letter={letter} className="size-8" />
          <span className="min-w-0 grow text-lg">
            <span className="font-display font-bold">{letter}.</span> {question.options[index]}
          </span>
          <Check
            className="size-6 shrink-0 scale-50 opacity-0 transition group-has-checked:scale-100 group-has-checked:opacity-100"
            aria-hidden="true"
          />
        </label>
      ))}
    </div>
  );
}
