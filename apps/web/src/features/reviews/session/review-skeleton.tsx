import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';

/** Placeholder for a question with four options while it loads. */
export function ReviewSkeleton() {
  return (
    <>
      <Skeleton className="h-6 w-48" />
      <div className="grid gap-2">
        <Skeleton className="h-7" />
        <Skeleton className="h-7 w-2/3" />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Skeletons count={4} className="h-16 rounded-tile" />
      </div>
    </>
  );
}
