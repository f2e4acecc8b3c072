import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Drawing } from '../drawings/drawing.tsx';

interface ErrorStateProps {
  /** The error in a sentence. */
  message: ReactNode;
  /** A sentence about work that isn't affected, e.g. `Your answers are saved on this device.` */
  reassurance?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  /** The button's label and action, if it does something else than retry. */
  again?: { label: string; go: () => void };
}

/** Shown instead of content that couldn't be loaded. */
export function ErrorState({ message, reassurance, onRetry, retrying = false, again }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-card border border-base-300 bg-base-100 px-6 py-8 text-center text-base-content wrap-anywhere"
    >
      <Drawing of={navigator.onLine ? 'error' : 'offline'} />
      <div className="grid gap-1">
        <p className="font-semibold">{message}</p>
        {reassurance && <p className="max-w-88 text-quiet">{reassurance}</p>}
      </div>
      {(again || onRetry) && (
        <Button
          onClick={again?.go ?? onRetry}
          busy={retrying}
          icon={<RotateCw className="size-5" aria-hidden="true" />}
        >
          {again?.label ?? 'Retry'}
        </Button>
      )}
    </div>
  );
}
