import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** Whether the item does something destructive; it's then shown in the error colour. */
  danger?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** The button's accessible name, e.g. `More`. */
  label: string;
  /** The button's content; three dots by default. */
  children?: ReactNode;
  items: readonly MenuItem[];
  disabled?: boolean;
  /** Classes of the menu's button. */
  className: string;
}

/** Distance of the menu from its button and from the window's edges, in pixels. */
const GAP = 6;

/** A button that opens a menu: arrow keys move through it, Escape closes it, and the focus returns to the button. */
export function Menu({ label, children, items, disabled = false, className }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);

  function close(focus: boolean): void {
    setOpen(null);
    if (focus) button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        aria-label={children ? undefined : label}
        title={children ? undefined : label}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={onKeyDown}
        className={className}
      >
        {children ?? <Ellipsis className="size-5" aria-hidden="true" />}
      </button>
      {open && button.current && (
        <Items id={id} label={label} items={items} anchor={button.current} initialFocus={open} onClose={close} />
      )}
    </>
  );
}

interface ItemsProps extends Pick<MenuProps, 'label' | 'items'> {
  id: string;
  anchor: HTMLElement;
  initialFocus: 'first' | 'last';
  onClose: (focus: boolean) => void;
}

function Items({ id, label, items, anchor, initialFocus, onClose }: ItemsProps) {
  const box = useRef<HTMLDivElement>(null);
  const onCloseRef = useRef(onClose);
  onCloseRef.current = onClose;

  useLayoutEffect(() => {
    if (!box.current) return;
    positionMenu(box.current, anchor.getBoundingClientRect());
    const all = listItems(box.current);
    all.at(initialFocus === 'first' ? 0 : -1)?.focus({ preventScroll: true });
  }, [anchor, initialFocus]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target) && !anchor.contains(target))
        onCloseRef.current(false);
    };
    // The menu is rendered elsewhere in the DOM, so it doesn't scroll with its button and has to be moved.
    const reposition = () => box.current && positionMenu(box.current, anchor.getBoundingClientRect());
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('scroll', reposition, { capture: true });
    window.addEventListener('resize', reposition);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', reposition, { capture: true });
      window.removeEventListener('resize', reposition);
    };
  }, [anchor]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') onClose(true);
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose(true);
    }
    const all = box.current ? listItems(box.current) : [];
    const next = getNextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return createPortal(
    <div
      ref={box}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="rise-in fixed z-50 grid max-h-[80dvh] w-max max-w-[calc(100vw-1rem)] min-w-48 gap-0.5 overflow-y-auto rounded-card border border-base-300 bg-base-100 p-1.5 shadow-raised"
    >
      {items.map(({ label: text, icon, danger, onSelect }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose(true);
            onSelect();
          }}
          className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 text-start font-semibold -outline-offset-2 hover:bg-base-200 ${danger ? 'text-error' : ''}`}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>,
    // The menu is rendered inside an open modal dialog, because the rest of the page is inert; otherwise inside the
    // main landmark, as all content should be.
    anchor.closest('dialog, main') ?? document.body,
  );
}

const listItems = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Places the menu below the button, aligned with the button's end, or above it if it doesn't fit below. */
function positionMenu(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = anchor.bottom + GAP;
  const top = below + height > window.innerHeight - GAP ? Math.max(GAP, anchor.top - GAP - height) : below;
  const left = Math.min(Math.max(GAP, anchor.right - width), window.innerWidth - width - GAP);
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(GAP, left)}px`;
}

function getNextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
