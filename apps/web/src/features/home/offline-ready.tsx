import { learnerDay } from '@quorbit/contracts/streaks/days';
import { Link } from '@tanstack/react-router';
import { HardDriveDownload } from 'lucide-react';
import { byteSize } from '#lib/bytes.ts';
import { useUser } from '#lib/session.ts';
import { useLocalQuizzes } from '#offline/mirror/use-packs.ts';
import { useDueReviews } from '#offline/mirror/use-review-deck.ts';
import { useOfflineSupply } from '#offline/mirror/use-sync-facts.ts';
import { studyDays } from './study-days.ts';

/** One line: what this device holds for times without a connection. Nothing where it holds nothing yet. */
export default function OfflineReady() {
  const { timeZone } = useUser();
  const supply = useOfflineSupply();
  const quizzes = useLocalQuizzes();
  const reviews = useDueReviews();
  if (!supply || !quizzes || !reviews) return null;
  if (supply.quizzes === 0 && supply.cards === 0) return null;
  const fresh = quizzes.filter(({ size, attempts, sealed }) => size !== null && attempts === 0 && !sealed).length;
  const today = learnerDay(reviews.now, timeZone);
  const dueDays = reviews.here.map(({ due }) => learnerDay(new Date(due), timeZone));
  const days = studyDays(dueDays, fresh, today);
  const words = [
    supply.quizzes > 0 && count(supply.quizzes, 'quiz', 'quizzes'),
    supply.cards > 0 && count(supply.cards, 'review', 'reviews'),
    days > 0 && `${count(days, 'day', 'days')} of study`,
    byteSize(supply.bytes),
  ].filter(Boolean);
  return (
    <p className="flex items-start gap-3 text-quiet">
      <HardDriveDownload className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
      <span>
        <Link
          to="/user/test"
          search={{ offline: true }}
          className="font-semibold text-base-content underline-offset-4 hover:underline"
        >
          Ready for offline
        </Link>
        : {words.join(', ')}
      </span>
    </p>
  );
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
