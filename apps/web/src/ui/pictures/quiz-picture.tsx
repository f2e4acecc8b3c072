import { CategoryMotif } from './category-motif.tsx';
import { toCategorySlug } from './category-slug.ts';

/** The decorative picture of a quiz's category. */
export function QuizPicture({ category, className }: { category: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-category={toCategorySlug(category)}
      className={`grid place-items-center bg-category-soft text-category-ink ${className}`}
    >
      <CategoryMotif category={category} className="size-3/4" />
    </span>
  );
}
