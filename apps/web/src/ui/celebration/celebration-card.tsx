import './celebration.css';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { CelebrationBurst } from './celebration-burst.tsx';
import type { MomentSize } from './moment.ts';

interface CelebrationCardProps {
  /** Its name for screen readers. */
  label: string;
  /** How loud it is; `calm` for what is no win. */
  size: MomentSize | 'calm';
  /** What the one button says. */
  buttonLabel: string;
  onNext: () => void;
  /** Called for Escape: on to what comes, but not to what the button offers besides. */
  onEscape: () => void;
  /** The person does something else on the page, which stays within reach. */
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
 * The card on which every moment plays: a sheet on phones, in the middle elsewhere. It blocks nothing: a press beside it
 * ends it. Its button has the focus and is described by the content, so that screen readers say all of it once.
 */
export function CelebrationCard({
  label,
  size,
  buttonLabel,
  onNext,
  onEscape,
  onLeave,
  children,
}: CelebrationCardProps) {
  const card = useRef<HTMLElement>(null);
  const contentId = useId();
  const actions = useRef({ onEscape, onLeave });
  actions.current = { onEscape, onLeave };

  // Before anybody sees the card, so that no key comes too early.
  useLayoutEffect(() => {
    const button = () => card.current?.querySelector<HTMLElement>('[data-next]');
    button()?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      actions.current.onEscape();
    };
    // A press counts when it is over: the page behind moves, and would take its target from under the finger.
    let pressing = false;
    // What brought the card may still be on its way up to the document.
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
      // The heading of a page that just came takes the focus: it is to be had afterwards.
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
      // Its button took the focus with it.
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
          {size !== 'calm' && <CelebrationBurst size={size} />}
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
      </section>
    </div>
  );
}
