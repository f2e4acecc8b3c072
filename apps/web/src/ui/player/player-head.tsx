import { TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface PlayerHeadProps {
  /** The button or link that leaves the player, with `LEAVE_CLASSES` and `LeaveIcon`. */
  leave: ReactNode;
  /** The name of the quiz or test. */
  title: string;
  /** The title's heading level: `h2` if the player is shown over another page. */
  heading?: 'h1' | 'h2';
  /** The content beside the title: the remaining time, or how the quiz ends. */
  aside: ReactNode;
  /** The progress through the questions, shown below the title. */
  children: ReactNode;
  /** Whether this browser couldn't save the answers, which shows a warning. */
  unsaved?: boolean;
}

/** The classes of the button or link that leaves a player; they make it large enough for a thumb. */
export const LEAVE_CLASSES =
  '-ms-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-field hover:bg-base-300/60';

export function LeaveIcon() {
  return <X className="size-6" aria-hidden="true" />;
}

/** The header that stays at the top of the screen while questions are answered. */
export function PlayerHead({
  leave,
  title,
  heading: Heading = 'h1',
  aside,
  children,
  unsaved = false,
}: PlayerHeadProps) {
  return (
    <header className="sticky top-0 z-10 -mx-6 -mt-6 grid grid-cols-1 gap-2 bg-base-200 px-6 pt-[calc(env(safe-area-inset-top)+0.75rem)] pb-3 lg:mx-0 lg:px-0">
      <div className="flex items-center gap-3">
        {leave}
        <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="min-w-0 grow truncate text-lg">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
      {unsaved && (
        <p role="alert" className="flex items-center gap-2 font-semibold text-warning">
          <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
          This browser couldn't save your answers. Keep this page open until you finish.
        </p>
      )}
    </header>
  );
}
