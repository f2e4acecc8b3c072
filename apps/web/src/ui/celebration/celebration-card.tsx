import './celebration.css';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { CelebrationBurst } from './celebration-burst.tsx';
import type { MomentSize } from './moment.ts';

interface CelebrationCardProps {
  /** The card's name for screen readers. */
  label: string;
  /** The size of the celebration; `calm` shows no shapes, for a result that is no success. */
  size: MomentSize | 'calm';
  /** Whether the shapes may fly yet; by default they fly when the card opens. */
  bursting?: boolean;
  /** The label of the button for the next step. */
  buttonLabel: string;
  onNext: () => void;
  /** The label of a quiet second button, which does the same as Escape; without one there's no second button. */
  escapeLabel?: string | undefined;
  /** Called for Escape, which continues but skips the extra action that the button may have. */
  onEscape: () => void;
  /** Called when the user presses or focuses something else on the page, which stays usable. */
  onLeave: () => void;
  children: ReactNode;
}

const PADDING: Record<CelebrationCardProps['size'], string> = {
  calm: 'pt-8',
  small: 'pt-8',
  medium: 'pt-12',
  large: 'pt-16',
};

/**
 * The card on which every moment is shown: a sheet on phones, centred elsewhere. It doesn't block the page; a press
 * outside ends the celebration. The button for the next step has the focus and is described by the card's content, so that screen readers
 * read all of it once.
 */
export function CelebrationCard({
  label,
  size,
  bursting = true,
  buttonLabel,
  onNext,
  escapeLabel,
  onEscape,
  onLeave,
  children,
}: CelebrationCardProps) {
  const card = useRef<HTMLElement>(null);
  const contentId = useId();
  const actions = useRef({ onEscape, onLeave });
  actions.current = { onEscape, onLeave };

  // A layout effect sets up the focus and listeners before the card is painted, so that no key press is missed.
  useLayoutEffect(() => {
    const button = () => card.current?.querySelector<HTMLElement>('[data-next]');
    button()?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      actions.current.onEscape();
    };
    // A press outside ends the celebration only when it's released. If the card closed earlier, the page could move and
    // the press would miss its target.
    let pressing = false;
    // The event that opened the card may still be bubbling up to the document; it's recognised by its earlier time.
    const openedAt = performance.now();
    const onDown = () => {
      pressing = true;
    };
    const onUp = () => {
      pressing = false;
    };
    const onOutside = ({ type, target, timeStamp }: Event) => {
      if (timeStamp < openedAt || !(target instanceof Node) || card.current?.contains(target)) return;
      if (type === 'focusin' && pressing) return;
      // The heading of a newly opened page takes the focus. The button takes it back, and the heading gets it after the
      // celebration.
      if (target instanceof HTMLHeadingElement && document.activeElement === target) button()?.focus();
      else actions.current.onLeave();
    };
    const listening = new AbortController();
    const listen = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    listen('pointerdown', onDown);
    listen('pointerup', onUp);
    listen('pointercancel', onUp);
    listen('click', onOutside);
    listen('focusin', onOutside);
    return () => listening.abort();
  }, []);

  useEffect(
    () => () => {
      // The focused button was removed with the card, so the heading takes the focus.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
      });
    },
    [],
  );

  return (
    <div className="pointer-events-none fixed inset-0 z-40 grid items-end justify-items-center md:items-center">
      <div className="celebration-dim absolute inset-0" />
      <section
        ref={card}
        aria-label={label}
        data-size={size}
        className={`celebration-card on-neutral pointer-events-auto relative max-h-[88dvh] w-full max-w-md overflow-y-auto overflow-x-hidden bg-neutral px-6 pb-[calc(env(safe-area-inset-bottom)+1.5rem)] text-neutral-content shadow-raised max-md:rounded-t-tile md:rounded-tile md:px-10 md:pb-8 ${PADDING[size]}`}
      >
        <div id={contentId} className="relative grid justify-items-center gap-4 text-center wrap-anywhere">
          {size !== 'calm' && bursting && <CelebrationBurst size={size} />}
          {children}
        </div>
        <Button
          data-next
          look="accent"
          aria-describedby={contentId}
          onClick={onNext}
          className="mt-6 min-h-12 w-full text-lg"
        >
          {buttonLabel}
        </Button>
        {escapeLabel !== undefined && (
          <Button
            look="quiet"
            onClick={onEscape}
            className="mt-2 w-full text-neutral-content hover:bg-neutral-content/10"
          >
            {escapeLabel}
          </Button>
        )}
      </section>
    </div>
  );
}
