import type { RoomQuestion } from '@quorbit/contracts/rooms/room-view';
import { Check, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { type AnswerLetter, SHAPES } from '#ui/pictures/answer-shape.tsx';
import { toSpokenName } from '#ui/rich-text/parse-rich-text.ts';
import { RichText } from '#ui/rich-text/rich-text.tsx';

const LETTERS: readonly AnswerLetter[] = ['A', 'B', 'C', 'D'];
const COLOURS: Record<AnswerLetter, string> = {
  A: 'bg-answer-a',
  B: 'bg-answer-b',
  C: 'bg-answer-c',
  D: 'bg-answer-d',
};
const TILE_CLASSES =
  'room-tile relative flex min-h-16 w-full items-center gap-3 rounded-tile p-4 text-start text-answer-content sm:min-h-24 sm:gap-4 lg:p-6 low:min-h-13 low:p-2 low:px-4';

/** Returns the letter that gives an option its shape and colour; options after D start again at A. */
function letterOf(index: number): AnswerLetter {
  return LETTERS[index % LETTERS.length] ?? 'A';
}

/** Returns the letter by which an option is named: A to Z. */
export function formatOptionLetter(index: number): string {
  return String.fromCodePoint(65 + index);
}

/** Adds to each option its index and the letter that names it. */
function withLetters(options: readonly string[]) {
  return options.map((text, index) => ({ index, text, letter: formatOptionLetter(index) }));
}

interface AnswerTilesProps {
  question: RoomQuestion;
  chosen: number | null;
  /** Called with the chosen option; null if nobody chooses here, as on the big screen. */
  onChoose: ((option: number) => void) | null;
  large?: boolean;
}

/**
 * The options of the current question as tiles, each with a colour, a shape and a letter. They're locked once one is
 * chosen.
 */
export function AnswerTiles({ question, chosen, onChoose, large = false }: AnswerTilesProps) {
  return (
    <ul key={question.questionIndex} className="room-tiles grid gap-3 sm:grid-cols-2 lg:gap-4 low:gap-2">
      {withLetters(question.question.options).map(({ index, text, letter }) => (
        <li key={letter} style={{ '--place': index } as CSSProperties}>
          {onChoose ? (
            <button
              type="button"
              aria-label={toSpokenName(`${letter}. ${text}`)}
              aria-pressed={chosen === index}
              aria-disabled={chosen !== null}
              onClick={() => onChoose(index)}
              className={`${TILE_CLASSES} lg:min-h-32 low:min-h-13 ${COLOURS[letterOf(index)]} ${lockedClasses(chosen, index)}`}
            >
              <TileContent index={index} text={text} large={large}>
                {chosen === index && <Check className="size-8 shrink-0 stroke-3" aria-hidden="true" />}
              </TileContent>
            </button>
          ) : (
            <div className={`${TILE_CLASSES} ${large ? 'lg:min-h-48' : 'lg:min-h-32'} ${COLOURS[letterOf(index)]}`}>
              <TileContent index={index} text={text} large={large} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function lockedClasses(chosen: number | null, index: number): string {
  if (chosen === null) return 'cursor-pointer';
  return chosen === index ? 'outline-4 outline-offset-3 outline-neutral-content' : 'opacity-35 saturate-50';
}

interface TileContentProps {
  index: number;
  text: string;
  large?: boolean;
  children?: ReactNode;
}

function TileContent({ index, text, large, children }: TileContentProps) {
  return (
    <>
      <svg viewBox="0 0 24 24" className={`shrink-0 size-8 ${large ? 'lg:size-16' : 'lg:size-10'}`} aria-hidden="true">
        <path d={SHAPES[letterOf(index)].path} fill="currentColor" />
      </svg>
      <span className={`min-w-0 grow font-semibold wrap-anywhere text-lg ${large ? 'lg:text-4xl' : 'lg:text-xl'}`}>
        <span className="font-display font-extrabold">{formatOptionLetter(index)}.</span> <RichText>{text}</RichText>
      </span>
      {children}
    </>
  );
}

interface RevealedOptionsProps {
  options: readonly string[];
  correctAnswer: number;
  distribution: readonly number[];
  /** The index of the option that the user chose; null if they chose none. */
  chosen: number | null;
  large?: boolean;
}

/** The options after a question: how many players chose each, with marks on the right one and the user's own. */
export function RevealedOptions({ options, correctAnswer, distribution, chosen, large = false }: RevealedOptionsProps) {
  const maxCount = Math.max(1, ...distribution);
  return (
    <ul aria-label="How everybody answered" className="grid gap-2 lg:gap-3 low:gap-1">
      {withLetters(options).map(({ index, text, letter }) => {
        const count = distribution[index] ?? 0;
        const right = index === correctAnswer;
        return (
          <li key={letter} className="grid gap-1 low:gap-0">
            <p
              className={`flex flex-wrap items-baseline gap-x-2 ${large ? 'lg:text-2xl' : ''} ${right ? 'font-bold' : ''}`}
            >
              <span className="min-w-0 grow wrap-anywhere">
                {formatOptionLetter(index)}. <RichText>{text}</RichText>
              </span>
              {/* The marks for the right and the chosen option are beside a short option and below a long one. */}
              <span className="flex gap-2">
                {right && <Mark large={large}>Right answer</Mark>}
                {chosen === index && <Mark large={large}>Your answer</Mark>}
              </span>
            </p>
            <div className="flex h-9 items-center gap-3 lg:h-11 low:h-6">
              <div
                className={`room-grow flex h-full min-w-12 items-center gap-2 rounded-field px-3 ${barClasses(count, index)} ${right ? 'outline-3 outline-offset-2 outline-neutral-content' : ''}`}
                style={{ width: `${(count / maxCount) * 80}%` }}
              >
                <svg viewBox="0 0 24 24" className="size-5 shrink-0" aria-hidden="true">
                  <path d={SHAPES[letterOf(index)].path} fill="currentColor" />
                </svg>
                {right ? (
                  <Check className="size-5 stroke-3" aria-hidden="true" />
                ) : (
                  chosen === index && <X className="size-5 stroke-3" aria-hidden="true" />
                )}
              </div>
              <span className={`figures font-bold text-lg ${large ? 'lg:text-2xl' : ''}`}>
                {count}
                <span className="sr-only"> {count === 1 ? 'answer' : 'answers'}</span>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Returns the classes of an option's bar. An option that nobody chose gets an outline, because a filled bar would look
 * like an answer.
 */
function barClasses(count: number, index: number): string {
  return count === 0
    ? 'border border-neutral-content/50 text-neutral-content'
    : `text-answer-content ${COLOURS[letterOf(index)]}`;
}

function Mark({ large, children }: { large: boolean; children: ReactNode }) {
  return (
    <span
      className={`shrink-0 rounded-full bg-neutral-content font-semibold text-neutral px-2.5 text-sm ${large ? 'lg:px-3.5 lg:text-xl' : ''}`}
    >
      {children}
    </span>
  );
}
