import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';

/** The icon of a quiz's category. Once the quiz was taken, a ring around it shows the best score. */
export function BestScore({ category, percentage }: { category: string; percentage: number | null }) {
  const motif = (
    <span className="grid size-10 place-items-center rounded-full bg-category-soft">
      <CategoryMotif category={category} className="size-6 text-category-ink" />
    </span>
  );
  if (percentage === null) return <span className="grid size-12 shrink-0 place-items-center">{motif}</span>;
  return (
    <ProgressRing label="Best score" value={percentage / 100} className="size-12 text-category">
      {motif}
    </ProgressRing>
  );
}
