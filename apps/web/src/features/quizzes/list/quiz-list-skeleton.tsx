import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { ROWS } from './quiz-sections.tsx';

/** The placeholder of the list of quizzes while it loads: headings and rows in their final sizes. */
export function QuizListSkeleton() {
  return (
    <div className="grid gap-8">
      <SectionSkeleton />
      <SectionSkeleton />
    </div>
  );
}

function SectionSkeleton() {
  return (
    <div className="grid gap-3">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-6 w-36 rounded-field" />
      </div>
      <div className={ROWS}>
        <Skeletons count={3} className="h-22 rounded-card" />
      </div>
    </div>
  );
}
