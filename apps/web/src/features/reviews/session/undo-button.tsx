import { Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/keys-hint.tsx';
import type { RatedReview } from './session-progress.ts';

interface UndoButtonProps {
  /** The last rated card; null if nothing can be undone. */
  last: RatedReview | null;
  keysShown: boolean;
  onUndo: () => void;
}

/**
 * Button that undoes the last rating. Its label contains no rating's name, so that searching for a rating button by its
 * name finds only that button.
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
