interface QuestionDotsProps {
  ids: readonly string[];
  /** Whether each question is answered, in the order of the questions. */
  answered: readonly boolean[];
  current: number;
  onGoTo: (index: number) => void;
}

/** A row of dots, one per question and filled once it is answered; a press on a dot jumps to its question. */
export function QuestionDots({ ids, answered, current, onGoTo }: QuestionDotsProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap">
        {ids.map((id, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Question ${index + 1}${answered[index] ? ', answered' : ''}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGoTo(index)}
              className="group grid size-11 cursor-pointer place-items-center"
            >
              <span
                className={`size-4 rounded-full border-2 border-primary transition-transform group-hover:scale-125 group-aria-[current]:scale-125 group-aria-[current]:ring-2 group-aria-[current]:ring-accent group-aria-[current]:ring-offset-2 group-aria-[current]:ring-offset-base-200 ${answered[index] ? 'bg-primary' : ''}`}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
