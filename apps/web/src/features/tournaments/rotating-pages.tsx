import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { usePageRotation } from './use-page-rotation.ts';

interface RotatingPagesProps<Item> {
  items: readonly Item[];
  /** The number of items that fit on the screen. */
  size: number;
  children: (page: readonly Item[]) => ReactNode;
}

/** Shows a list that's longer than the screen page by page, because nobody is there to scroll. */
export function RotatingPages<Item>({ items, size, children }: RotatingPagesProps<Item>) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const { page, isPaused, setPaused } = usePageRotation(pages);
  const from = page * size;
  return (
    <div className="grid h-full min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-2">
      {children(items.slice(from, from + size))}
      {pages > 1 && (
        <p className="figures flex items-center justify-end gap-3 text-[clamp(1rem,1.8vh,1.5rem)] text-quiet">
          {from + 1}–{Math.min(from + size, items.length)} of {items.length}
          <Button
            look="quiet"
            className="aria-pressed:bg-base-300"
            aria-pressed={isPaused}
            onClick={() => setPaused(!isPaused)}
          >
            Stay here
          </Button>
        </p>
      )}
    </div>
  );
}
