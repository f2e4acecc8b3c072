import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { OrbitMark } from '../pictures/orbit-mark.tsx';

interface FileButtonProps {
  /** The file's purpose, for screen readers. */
  label: string;
  /** The accepted file types, as in the `accept` attribute of an `input`. */
  accept: string;
  onChoose: (file: File) => void;
  reading: boolean;
  onStop: () => void;
}

/** A button that asks for a file from the device and shows while it's being read. */
export function FileButton({ label, accept, onChoose, reading, onStop }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function stop(): void {
    onStop();
    // The Stop button that had the focus disappears, so the focus moves.
    button.current?.focus();
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The value is cleared, so that the same file can be chosen again after it was corrected.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          icon={<FileUp className="size-5" aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        {/* The message appears with a delay, so that it doesn't flicker for files that are read quickly. */}
        <div role="status" aria-busy={reading}>
          {reading && (
            <div className="after-a-moment flex items-center gap-2">
              <OrbitMark spinning className="size-5" />
              <span>Reading the file…</span>
              <Button look="quiet" onClick={stop}>
                Stop
              </Button>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
