import type { PathDetail } from '@quorbit/contracts/paths/schema';
import { formatCount } from '#lib/words/format-count.ts';
import { CloseButton } from '#ui/dialogs/close-button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { CategoryMotif } from '#ui/pictures/category-motif.tsx';
import { toCategorySlug } from '#ui/pictures/category-slug.ts';
import { QUIZ_CATEGORY_BY_PATH } from './path-display.ts';

interface PathHeadProps {
  /** The HTML id of the heading. */
  titleId: string;
  /** The path; null while it loads, or if it doesn't exist. */
  detail: PathDetail | null;
  onClose: () => void;
}

/** The head of a path's dialog. It keeps its height while the path loads. */
export function PathHead({ titleId, detail, onClose }: PathHeadProps) {
  const path = detail?.path;
  const percent = detail?.userProgress?.overallProgress;
  return (
    <header
      data-category={path && toCategorySlug(QUIZ_CATEGORY_BY_PATH[path.category])}
      className="flex shrink-0 items-center gap-3 border-b border-base-300 px-4 py-3 lg:px-6"
    >
      {path && (
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft max-sm:hidden">
          <CategoryMotif category={QUIZ_CATEGORY_BY_PATH[path.category]} className="size-7 text-category-ink" />
        </span>
      )}
      <div className="min-w-0 grow">
        <h2 id={titleId} className="line-clamp-2 text-xl wrap-anywhere">
          {path?.title ?? 'Learning path'}
        </h2>
        <p className="figures text-sm text-quiet">
          {path
            ? `${path.category} · ${path.level} · ${formatCount(path.nodes.length, 'concept', 'concepts')}`
            : '\u00a0'}
        </p>
      </div>
      {percent !== undefined && (
        <div className="grid w-40 shrink-0 gap-1.5 max-md:hidden">
          <p className="figures text-sm font-semibold">{percent}% Complete</p>
          <ProgressBar label="Progress in this path" value={percent} max={100} />
        </div>
      )}
      <CloseButton onClose={onClose} className="-me-2" />
    </header>
  );
}
