import type { Ref } from 'react';
import type { PaletteItem } from './use-palette-items.ts';

interface ResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  items: readonly PaletteItem[];
  chosen: PaletteItem | undefined;
  searching: boolean;
  onPick: (item: PaletteItem) => void;
  onHover: (index: number) => void;
}

/** The result list under the palette's field. The field keeps the focus and handles the arrow keys. */
export function Results({ ref, id, items, chosen, searching, onPick, onHover }: ResultsProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Results"
      aria-busy={searching}
      className={items.length > 0 ? 'min-h-0 overflow-y-auto overscroll-contain p-2' : ''}
    >
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          tabIndex={-1}
          id={`${id}-${item.id}`}
          role="option"
          aria-selected={item === chosen}
          onClick={() => onPick(item)}
          onPointerMove={() => item !== chosen && onHover(index)}
          className="flex min-h-11 pointer-fine:min-h-10 w-full cursor-pointer text-start items-center gap-3 rounded-field px-3 py-2 pointer-fine:py-1.5 aria-selected:bg-primary/10 aria-selected:text-primary"
        >
          <item.icon className="size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 grow wrap-anywhere">{item.label}</span>
          <span className="shrink-0 text-sm text-quiet">{item.sort}</span>
        </button>
      ))}
    </div>
  );
}
