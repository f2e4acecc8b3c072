import './reward-burst.css';
import type { AnswerLetter } from '#ui/answer-shape.tsx';
import { AnswerShape } from '#ui/answer-shape.tsx';

const PIECES: readonly { letter: AnswerLetter; degrees: number }[] = (['A', 'B', 'C', 'D'] as const).flatMap(
  (letter, index) => [
    { letter, degrees: index * 45 },
    { letter, degrees: index * 45 + 180 },
  ],
);

/** The four shapes fly out from behind the ring, once, under a second. Decoration: it takes no clicks and says nothing. */
export function RewardBurst() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center" aria-hidden="true">
      {PIECES.map(({ letter, degrees }) => (
        <span key={degrees} className="reward-piece" style={{ rotate: `${degrees}deg` }}>
          <AnswerShape letter={letter} className="size-5" />
        </span>
      ))}
    </div>
  );
}
