import { Check } from 'lucide-react';
import { type AnswerLetter, AnswerShape } from '../pictures/answer-shape.tsx';
import { toSpokenName } from '../rich-text/parse-rich-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';

interface Choice {
  /** The choice's position in the question, which identifies it. */
  place: number;
  text: string;
  letter: AnswerLetter | null;
}

interface ChoiceTilesProps {
  /** The `name` of the group of inputs; it must be unique on the page. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly number[];
  /** Whether several choices may be selected. */
  multiple?: boolean;
  onToggle: (place: number) => void;
}

/**
 * The choices of a question as tiles over a radio group or checkboxes. In a question with one answer each tile has its
 * letter, shape and colour. All tiles look alike when chosen.
 */
export function ChoiceTiles({ name, choices, chosen, multiple = false, onToggle }: ChoiceTilesProps) {
  return (
    <div className="grid gap-3 md:grid-cols-2 md:gap-4">
      {choices.map(({ place, text, letter }) => (
        <label
          key={place}
          className="group relative flex min-h-[max(4rem,9.5dvh)] cursor-pointer items-center gap-4 rounded-tile border-2 border-base-content/20 bg-base-100 p-4 transition-colors hover:border-base-content/50 has-checked:border-primary has-checked:bg-primary/12 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) md:min-h-24 md:p-5"
        >
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            aria-label={toSpokenName(letter ? `${letter}. ${text}` : text)}
            checked={chosen.includes(place)}
            onChange={() => onToggle(place)}
            // The scroll margin keeps the input clear of the sticky bars at the top and the bottom.
            className="absolute inset-0 size-full scroll-my-24 cursor-pointer appearance-none rounded-tile outline-none"
          />
          {letter ? <AnswerShape letter={letter} className="size-8" /> : <Box multiple={multiple} />}
          <span className="min-w-0 grow text-lg whitespace-pre-wrap wrap-anywhere">
            {letter && <span className="font-display font-bold">{letter}.</span>} <RichText>{text}</RichText>
          </span>
          {letter && (
            <Check
              className="size-6 shrink-0 scale-50 text-primary opacity-0 transition group-has-checked:scale-100 group-has-checked:opacity-100"
              aria-hidden="true"
            />
          )}
        </label>
      ))}
    </div>
  );
}

/** The picture of a radio button or checkbox, for tiles without a letter. */
function Box({ multiple }: { multiple: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center border-2 border-base-content/50 text-transparent transition-colors group-has-checked:border-primary group-has-checked:bg-primary group-has-checked:text-primary-content ${multiple ? 'rounded-md' : 'rounded-full'}`}
    >
      <Check className="size-5" strokeWidth={3} />
    </span>
  );
}
