import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';

/** A note that tells the author something about the draft that they should know before they continue. */
export function EditorNote({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-info/40 bg-info/8 px-4 py-3">
      <p className="flex min-w-0 grow basis-64 gap-2 wrap-anywhere">
        <Info className="mt-0.5 size-5 shrink-0 text-info" aria-hidden="true" />
        <span className="min-w-0">{children}</span>
      </p>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}

interface StaleDraftNoteProps {
  onLoad: () => void;
  onOverwrite: () => void;
}

/**
 * The note that the same user saved this quiz in another tab or on another device, with the choice between the two
 * versions.
 */
export function StaleDraftNote({ onLoad, onOverwrite }: StaleDraftNoteProps) {
  return (
    <EditorNote
      actions={
        <>
          <Button onClick={onOverwrite}>Keep what's here</Button>
          <Button look="primary" onClick={onLoad}>
            Load those changes
          </Button>
        </>
      }
    >
      You changed this quiz in another tab or on another device. What's here isn't saved until you choose.
    </EditorNote>
  );
}
