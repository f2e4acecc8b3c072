import { Link } from '@tanstack/react-router';
import { HardDriveDownload, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '#lib/words/format-bytes.ts';
import type { SupplyFacts } from './home-data.ts';

const LINE = 'flex items-start gap-3 rounded-card border border-base-300 bg-base-100 p-5';
const LINK = 'font-semibold text-base-content underline-offset-4 hover:underline';

/**
 * The number of due reviews.
 * @param due null until known.
 */
export function DueLine({ due }: { due: number | null }) {
  return (
    <Line icon={<Layers className="size-5 text-primary" aria-hidden="true" />}>
      <Link to="/reviews" className={LINK}>
        Reviews
      </Link>
      : {due === null ? '…' : due === 0 ? 'none due' : `${due} due today`}
    </Line>
  );
}

/**
 * The content on this device that is available offline.
 * @param supply null until known, or if the browser stores nothing.
 */
export function OfflineSupplyLine({ supply, hasNoStorage }: { supply: SupplyFacts | null; hasNoStorage: boolean }) {
  const hasSupply = supply !== null && (supply.quizzes > 0 || supply.reviews > 0);
  return (
    // The height of two lines is reserved, so that nothing moves once the content is known.
    <Line
      className="min-h-[2lh]"
      icon={<HardDriveDownload className={`size-5 ${hasSupply ? 'text-success' : 'text-quiet'}`} aria-hidden="true" />}
    >
      <Link to="/user/test" search={hasSupply ? { offline: true } : {}} className={LINK}>
        Ready for offline
      </Link>
      : {hasSupply ? formatSupply(supply) : supply || hasNoStorage ? 'nothing yet, download a quiz' : '…'}
    </Line>
  );
}

function Line({ icon, className = '', children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={LINE}>
      <span className="mt-0.5 shrink-0">{icon}</span>
      <p className={`min-w-0 ${className}`}>{children}</p>
    </div>
  );
}

function formatSupply({ quizzes, reviews, days, bytes }: SupplyFacts): string {
  return [
    quizzes > 0 && formatCount(quizzes, 'quiz', 'quizzes'),
    reviews > 0 && formatCount(reviews, 'review', 'reviews'),
    days > 0 && `${formatCount(days, 'day', 'days')} of study`,
    formatBytes(bytes),
  ]
    .filter(Boolean)
    .join(', ');
}

function formatCount(number: number, singular: string, plural: string): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
