import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface StartBarProps {
  busy: boolean;
  disabled?: boolean;
  onStart: () => void;
  /** The content above the button: why it can't be pressed. */
  children?: ReactNode;
}

/** The button that starts a quiz or test; on phones it stays at the bottom, within the thumb's reach. */
export function StartBar({ busy, disabled = false, onStart, children }: StartBarProps) {
  return (
    <div className="start-bar grid gap-2 max-sm:sticky max-sm:bottom-0 max-sm:-mx-6 max-sm:last:-mb-6 max-sm:border-t max-sm:border-base-300 max-sm:bg-base-200 max-sm:px-6 max-sm:pt-3 max-sm:pb-[calc(env(safe-area-inset-bottom)+0.75rem)]">
      {children}
      <Button
        look="primary"
        busy={busy}
        disabled={disabled}
        onClick={onStart}
        icon={<Play className="size-5" aria-hidden="true" />}
        className="min-h-14 justify-self-start text-lg max-sm:w-full sm:px-10"
      >
        Start
      </Button>
    </div>
  );
}
