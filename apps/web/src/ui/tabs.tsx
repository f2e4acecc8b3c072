import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
}

interface TabsProps<Id extends string> {
  /** The tab list's accessible name: the choice that the tabs offer. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The content of the selected tab's panel. */
  children: ReactNode;
}

/** Tabs with automatic activation: arrow keys, Home and End move and select (WAI-ARIA 'Tabs'). */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  // On phones the list may be wider than the screen. It is scrolled to the selected tab; the page itself isn't
  // scrolled.
  useEffect(() => {
    const scrollToSelected = () => {
      const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${selected}"]`);
      if (list.current && tab)
        list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    };
    scrollToSelected();
    window.addEventListener('resize', scrollToSelected);
    return () => window.removeEventListener('resize', scrollToSelected);
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[nextIndex(event.key, at, tabs.length)];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  }

  return (
    <div className="grid gap-5">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex gap-1 overflow-x-auto border-b border-base-300"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className="-mb-px min-h-11 shrink-0 cursor-pointer border-b-3 border-transparent px-2.5 font-semibold text-quiet -outline-offset-2 sm:px-4 transition-colors hover:text-base-content aria-selected:border-accent aria-selected:text-base-content"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`}>
        {children}
      </div>
    </div>
  );
}

/** Returns the index of the tab that a key leads to, wrapping around; -1 for any other key. */
function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
