import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { type AnswerLetter, AnswerShape } from '../pictures/answer-shape.tsx';
import { toSpokenName } from '../rich-text/parse-rich-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';

interface Choice {
  /** The choice's position in the question, which identifies it. */
  place: number;
  text: string;
  letter: AnswerLetter | null;
  own: boolean;
  right: boolean;
}

interface AnswerTilesProps {
  choices: readonly Choice[];
  /** Whether the question was answered; then the tiles show the right choices and the learner's own. */
  answered: boolean;
  /** Called with the pressed choice's place. */
  onAnswer: (place: number) => void;
  /** Whether the tiles stay in one column on wide screens, for questions in a narrow place. */
  stacked?: boolean;
}

/**
 * The choices of a question as buttons, one press of which answers it. The arrow keys only move between them. Each tile
 * keeps its size when the verdict appears.
 */
export function AnswerTiles({ choices, answered, onAnswer, stacked = false }: AnswerTilesProps) {
  const look = stacked ? STACKED : WIDE;
  return (
    <ul onKeyDown={moveFocus} className={`grid auto-rows-fr gap-3 ${look.list}`}>
      {choices.map((choice) => (
        <li key={choice.place} className="grid">
          {answered ? (
            <Answered choice={choice} size={look.tile} />
          ) : (
            <Open choice={choice} size={look.tile} onAnswer={onAnswer} />
          )}
        </li>
      ))}
    </ul>
  );
}

const WIDE = { list: 'md:grid-cols-2 md:gap-4', tile: 'min-h-[max(4rem,9.5dvh)] p-4 md:min-h-24 md:p-5' };
const STACKED = { list: '', tile: 'min-h-16 px-4 py-3' };

const TILE = 'flex w-full items-center gap-4 rounded-tile border-2 bg-base-100 text-start transition-colors';

interface TileProps {
  choice: Choice;
  /** Classes of the tile's size. */
  size: string;
}

function Open({ choice, size, onAnswer }: TileProps & Pick<AnswerTilesProps, 'onAnswer'>) {
  const { place, text, letter } = choice;
  return (
    <button
      type="button"
      aria-label={toSpokenName(letter ? `${letter}. ${text}` : text)}
      onClick={() => onAnswer?.(place)}
      className={`${TILE} ${size} cursor-pointer scroll-my-24 border-base-content/20 hover:border-base-content/50 active:border-primary active:bg-primary/12`}
    >
      <Content choice={choice} />
    </button>
  );
}

function Answered({ choice, size }: TileProps) {
  const { own, right } = choice;
  const look = right ? 'border-success bg-success/12' : own ? 'border-error bg-error/12' : 'border-base-300 opacity-65';
  const Mark = right ? Check : X;
  const words = own && right ? 'Your answer, right answer' : own ? 'Your answer' : 'Right answer';
  return (
    <div className={`${TILE} ${size} ${look} ${own ? (right ? 'tile-right' : 'tile-wrong') : ''}`}>
      <Content choice={choice} />
      {(own || right) && (
        <>
          <Mark
            className={`size-6 shrink-0 ${right ? 'text-success' : 'text-error'}`}
            strokeWidth={3}
            aria-hidden="true"
          />
          <span className="sr-only">{words}</span>
        </>
      )}
    </div>
  );
}

function Content({ choice: { text, letter } }: { choice: Choice }) {
  return (
    <>
      {letter && <AnswerShape letter={letter} className="size-8" />}
      <span className="min-w-0 grow text-lg whitespace-pre-wrap wrap-anywhere">
        {letter && <span className="font-display font-bold">{letter}.</span>} <RichText>{text}</RichText>
      </span>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const { activeElement } = document;
  const place = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
  if (place === -1) return;
  event.preventDefault();
  buttons[(place + step + buttons.length) % buttons.length]?.focus();
}
