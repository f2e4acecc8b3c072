import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { ThumbBar } from './thumb-bar.tsx';

interface StartBarProps {
  busy: boolean;
  disabled?: boolean;
  onStart: () => void;
  /** The content above the button: why it can't be pressed. */
  children?: ReactNode;
}

/** The button that starts a quiz or test. */
export function StartBar({ busy, disabled = false, onStart, children }: StartBarProps) {
  return (
    <ThumbBar>
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
    </ThumbBar>
  );
}
