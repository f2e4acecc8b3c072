import { Link } from '@tanstack/react-router';
import { ArrowRight, Layers } from 'lucide-react';
import { useDueCount } from './use-due-count.ts';

/** One line that leads to the reviews of today; nothing where none are due. */
export default function DueReviews() {
  const count = useDueCount();
  if (count === 0) return null;
  return (
    <p className="group relative flex items-center gap-4 rounded-card border border-base-300 bg-base-100 px-5 py-4 transition-colors hover:border-primary">
      <Layers className="size-6 shrink-0 text-primary" aria-hidden="true" />
      <Link to="/reviews" className="grow font-semibold after:absolute after:inset-0 after:rounded-card">
        {count === 1 ? '1 review is due today' : `${count} reviews are due today`}
      </Link>
      <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" aria-hidden="true" />
    </p>
  );
}
