import { ArrowDown, GitFork } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';

interface OtherVersionSignProps {
  /** Versions of the answer that is shown, all in one element; it is there without any, too. */
  box: RefObject<HTMLElement | null>;
  current: number;
  /** By question: whether other devices have versions of its answer, to be decided about. */
  contested: readonly boolean[];
  onGoTo: (index: number) => void;
}

/**
 * Says below the player's head that another device has a version of an answer, and leads there. It lies above the page, so
 * nothing moves under somebody who is writing.
 */
export function OtherVersionSign({ box, current, contested, onGoTo }: OtherVersionSignProps) {
  const inSight = useInSight(box);
  const elsewhere = contested.findIndex((is, index) => is && index !== current);
  const here = contested[current] === true;
  const words = here
    ? 'There is another version of this answer.'
    : elsewhere >= 0
      ? `Question ${elsewhere + 1} has another version.`
      : '';

  function lead(): void {
    if (here) {
      box.current?.scrollIntoView?.({ block: 'start' });
      box.current?.focus({ preventScroll: true });
    } else onGoTo(elsewhere);
  }

  return (
    <div className="pointer-events-none absolute inset-x-0 top-full flex justify-end px-6 pt-2 lg:ps-0 lg:pe-78">
      <p role="status" className="sr-only">
        {words}
      </p>
      {words !== '' && !(here && inSight) && (
        <button
          type="button"
          onClick={lead}
          className={buttonClasses(
            'secondary',
            'rise-in pointer-events-auto gap-1.5 rounded-full border-warning! px-3.5 text-sm! shadow-raised',
          )}
        >
          <GitFork className="size-4 shrink-0 text-warning" aria-hidden="true" />
          {here ? (
            <>
              Another version<span className="sr-only"> of this answer</span>
              <ArrowDown className="size-4 shrink-0" aria-hidden="true" />
            </>
          ) : (
            <>
              See question {elsewhere + 1}
              <span className="sr-only"> and its other version</span>
            </>
          )}
        </button>
      )}
    </div>
  );
}

/** Whether the middle of the screen shows some of an element. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '-15% 0px -30% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
