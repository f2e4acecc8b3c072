import type { ReactNode, Ref } from 'react';
import { CloseButton } from '#ui/dialogs/close-button.tsx';

/**
 * The style of the panel's heading. It takes the focus so that screen readers continue there, but shows no focus ring,
 * because it isn't a control.
 */
const NO_RING = { outline: 'none' };

interface SidePanelProps {
  /** The ref of the heading, which can take the focus. */
  heading: Ref<HTMLHeadingElement>;
  title: string;
  /** Content below the title, e.g. badges. */
  about?: ReactNode;
  /** Closes the panel; left out if it can't be closed. */
  onClose?: () => void;
  /** The buttons, the main one first. They stay visible however long the content is. */
  actions: ReactNode;
  children: ReactNode;
}

/** The panel beside the skill tree; on small screens it's a sheet below it. */
export function SidePanel({ heading, title, about, onClose, actions, children }: SidePanelProps) {
  return (
    <section
      aria-label={title}
      className="rise-in flex shrink-0 flex-col overflow-y-auto border-base-300 bg-base-100 max-lg:max-h-[52%] max-lg:border-t max-lg:shadow-raised lg:w-88 lg:border-s low:max-h-none! low:w-80 low:border-s"
    >
      <div className="grid grow grid-cols-[minmax(0,1fr)] content-start gap-3 px-5 pt-4 lg:gap-4 lg:px-6 lg:pt-6">
        <div className="flex items-start gap-2">
          <div className="grid min-w-0 grow gap-2">
            <h3 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere" style={NO_RING}>
              {title}
            </h3>
            {about}
          </div>
          {onClose && <CloseButton label="Close the step" onClose={onClose} className="-mt-2 -me-3" />}
        </div>
        {children}
      </div>
      <div className="sticky bottom-0 grid grid-cols-[minmax(0,1fr)] gap-2 bg-base-100 px-5 pt-3 pb-4 lg:px-6 lg:pb-6">
        {actions}
      </div>
    </section>
  );
}
