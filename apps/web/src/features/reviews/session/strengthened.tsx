import { formatDays } from '../questions/card-history.tsx';
import { computeStrengthened, type SessionProgress } from './session-progress.ts';

const MAX_SHOWN = 4;

/** Shows how many cards the session has strengthened and for how long, by quiz. */
export function Strengthened({ progress }: { progress: SessionProgress }) {
  const strengthened = computeStrengthened(progress);
  if (!strengthened) return null;
  const { cards, before, after, quizzes } = strengthened;
  const more = quizzes.length - MAX_SHOWN;
  return (
    <section aria-label="What you strengthened" className="grid w-full max-w-88 gap-3">
      <p className="text-balance">
        You strengthened <strong>{cards === 1 ? '1 memory' : `${cards} memories`}</strong>: they'll last about{' '}
        {formatDays(after)}
        {before > 0 && `, up from ${formatDays(before)}`}.
      </p>
      <ul className="grid gap-2 rounded-card border border-base-300 bg-base-100 p-4 text-start text-sm">
        {quizzes.slice(0, MAX_SHOWN).map(({ id, title, cards: count, longest }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
            <span className="figures shrink-0 text-quiet">
              {count} · up to {formatDays(longest)}
            </span>
          </li>
        ))}
        {more > 0 && <li className="text-quiet">And {more === 1 ? '1 more quiz' : `${more} more quizzes`}</li>}
      </ul>
    </section>
  );
}
