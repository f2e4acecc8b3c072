import type { ReactNode } from 'react';
import { CategoryMotif } from './category-motif.tsx';
import { toCategorySlug } from './category-slug.ts';

interface CategoryCardProps {
  /** The id of the heading, which names the card. */
  id: string;
  title: string;
  /** The line below the title. */
  about: ReactNode;
  /** The category that determines the card's colours and drawing. */
  category: string;
  /** A `CornerButton` beside the title. */
  corner?: ReactNode;
  className?: string;
  /** The content, followed by the actions at the bottom. */
  children: ReactNode;
}

/** A card in a grid of items with a category: a head, content that grows, and a foot. */
export function CategoryCard({ id, title, about, category, corner, className = 'gap-4', children }: CategoryCardProps) {
  return (
    <article
      aria-labelledby={id}
      data-category={toCategorySlug(category)}
      className={`grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] rounded-card border border-base-300 bg-base-100 p-5 ${className}`}
    >
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft">
          <CategoryMotif category={category} className="size-7 text-category-ink" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={id} className="text-lg wrap-anywhere">
            {title}
          </h2>
          <p className="text-sm text-quiet">{about}</p>
        </div>
        {corner}
      </header>
      {children}
    </article>
  );
}

interface CornerButtonProps {
  /** The action, e.g. `Delete`. */
  title: string;
  /** The action with its object, for screen readers. */
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

/** An icon button in the corner of a card, for an admin's action on its item. */
export function CornerButton({ title, label, icon, disabled, onClick }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onClick}
      className="-m-2 grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
    >
      {icon}
    </button>
  );
}

/** One fact with its icon, in a card's list of facts. */
export function CardFact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="mt-0.5 shrink-0 text-quiet">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}
