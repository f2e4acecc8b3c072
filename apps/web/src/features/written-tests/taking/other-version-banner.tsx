import { ArrowDown, GitFork } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';

interface OtherVersionBannerProps {
  /** The element around the other versions of the shown answer; it exists even if there are none. */
  box: RefObject<HTMLElement | null>;
  current: number;
  /** For each question, whether other devices have versions of its answer to decide about. */
  contested: readonly boolean[];
  onGoTo: (index: number) => void;
}

/**
 * A banner below the player's head that leads to another device's version of an answer. It lies above the page, so that
 * nothing moves while the learner writes.
 */
export function OtherVersionBanner({ box, current, contested, onGoTo }: OtherVersionBannerProps) {
  const isVisible = useIsVisible(box);
  const otherIndex = contested.findIndex((is, index) => is && index !== current);
  const isCurrent = contested[current] === true;
  const words = isCurrent
    ? 'There is another version of this answer.'
    : otherIndex >= 0
      ? `Question ${otherIndex + 1} has another version.`
      : '';

  function goToVersion(): void {
    if (isCurrent) {
      box.current?.scrollIntoView?.({ block: 'start' });
      box.current?.focus({ preventScroll: true });
    } else onGoTo(otherIndex);
  }

  return (
    <div className="pointer-events-none absolute inset-x-0 top-full flex justify-end px-6 pt-2 lg:ps-0 lg:pe-78">
      <p role="status" className="sr-only">
        {words}
      </p>
      {words !== '' && !(isCurrent && isVisible) && (
        <button
          type="button"
          onClick={goToVersion}
          className={buttonClasses(
            'secondary',
            'rise-in pointer-events-auto gap-1.5 rounded-full border-warning! px-3.5 text-sm! shadow-raised',
          )}
        >
          <GitFork className="size-4 shrink-0 text-warning" aria-hidden="true" />
          {isCurrent ? (
            <>
              Another version<span className="sr-only"> of this answer</span>
              <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
            </>
          ) : (
            <>
              See question {otherIndex + 1}
              <span className="sr-only"> and its other version</span>
            </>
          )}
        </button>
      )}
    </div>
  );
}

/** Returns whether part of an element is in the middle of the screen. */
function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsVisible(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '-15% 0px -30% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
