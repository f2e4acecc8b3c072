import type { AnswerLetter } from '../pictures/answer-shape.tsx';
import { AnswerShape } from '../pictures/answer-shape.tsx';
import type { MomentSize } from './moment.ts';

const LETTERS: readonly AnswerLetter[] = ['A', 'B', 'C', 'D'];
const PIECES: Record<MomentSize, number> = { small: 8, medium: 12, large: 20 };

/**
 * The four answer shapes fly out from behind the picture once, in under a second. Decoration: it takes no clicks and is
 * hidden from screen readers.
 */
export function CelebrationBurst({ size }: { size: MomentSize }) {
  const count = PIECES[size];
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 grid h-36 place-items-center" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <span key={index} className="celebration-piece" style={{ rotate: `${(index * 360) / count}deg` }}>
          <AnswerShape letter={LETTERS[index % LETTERS.length] ?? 'A'} className="size-5" />
        </span>
      ))}
    </div>
  );
}
