import { Link } from '@tanstack/react-router';
import type { View } from '#lib/server/view.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PassedBadge } from '#ui/passed-badge.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { ResultFact } from './home.mirror.ts';
import type { HomeData } from './home-data.ts';
import { Section } from './section.tsx';

const MAX_SHOWN = 4;

/** The learner's latest results. */
export function RecentReports({ view, offline }: { view: View<HomeData>; offline: boolean }) {
  if (view.state === 'failing') return null;
  return (
    <Section title="Recent results" more={{ to: '/user/report', label: 'All reports' }}>
      <QueryView
        view={view.state === 'shown' ? { ...view, data: view.data.results.slice(0, MAX_SHOWN) } : view}
        loading={{
          label: 'Loading results',
          className: 'grid gap-2',
          shape: <Skeletons count={MAX_SHOWN} className="h-22 rounded-card" />,
        }}
        failing={{ message: "We couldn't load your results." }}
        hideNote
        empty={
          <EmptyState>
            {offline ? 'There are no results on this device.' : 'Your results will appear here after your first quiz.'}
          </EmptyState>
        }
      >
        {(results) => (
          <ul className="overflow-hidden rounded-card border border-base-300 bg-base-100">
            {results.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}

function ResultRow({ result }: { result: ResultFact }) {
  const { id, percentage, passed, title, finishedAt, score, totalMarks, xpEarned, welcome } = result;
  const page: string = `/report/${id}`;
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 transition-colors not-first:border-t not-first:border-base-300 hover:bg-base-200">
      <ProgressRing
        label="Score"
        value={percentage / 100}
        className={`size-14 ${welcome ? 'text-primary' : passed ? 'text-success' : 'text-quiet'}`}
      >
        <span className="figures text-sm font-bold text-base-content">{percentage}%</span>
      </ProgressRing>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-44">
          <Link to={page} className="font-semibold after:absolute after:inset-0">
            {title}
          </Link>
          <p className="text-sm text-quiet">
            <RelativeTime at={finishedAt} />, {score} of {totalMarks} marks
            {xpEarned > 0 && `, ${xpEarned} XP`}
          </p>
        </div>
        <PassedBadge passed={passed} welcome={welcome} />
      </div>
    </li>
  );
}
