import { Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/keys-hint.tsx';
import type { RatedReview } from './session-progress.ts';

interface UndoButtonProps {
  /** The last card rated; null where nothing can be undone. */
  last: RatedReview | null;
  keysShown: boolean;
  onUndo: () => void;
}

/**
 * Takes back the last rating after a slip. Its label contains no rating's name: the other buttons are found by those.
 */
export function UndoButton({ last, keysShown, onUndo }: UndoButtonProps) {
  if (!last) return null;
  return (
    <div className="flex justify-center">
      <Button look="quiet" onClick={onUndo} icon={<Undo2 className="size-5" aria-hidden="true" />}>
        Undo rating
        {keysShown && (
          <span className="hidden pointer-fine:md:inline" aria-hidden="true">
            <Key>U</Key>
          </span>
        )}
      </Button>
    </div>
  );
}
