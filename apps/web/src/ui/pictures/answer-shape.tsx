export type AnswerLetter = 'A' | 'B' | 'C' | 'D';

/** The outline and colour of each letter's shape, in a square of 24 units. */
export const SHAPES: Record<AnswerLetter, { path: string; colour: string }> = {
  A: { path: 'M12 3.2 22 20.5H2z', colour: 'fill-answer-a' },
  B: { path: 'm12 1.5 10.5 10.5L12 22.5 1.5 12z', colour: 'fill-answer-b' },
  C: { path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20', colour: 'fill-answer-c' },
  D: { path: 'M3 3h18v18H3z', colour: 'fill-answer-d' },
};

interface AnswerShapeProps {
  letter: AnswerLetter;
  className?: string;
}

/**
 * The shape and colour of an answer letter: A triangle, B diamond, C circle, D square. Decoration beside the letter.
 */
export function AnswerShape({ letter, className = 'size-6' }: AnswerShapeProps) {
  const { path, colour } = SHAPES[letter];
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${colour} ${className}`} aria-hidden="true">
      <path d={path} strokeLinejoin="round" />
    </svg>
  );
}
