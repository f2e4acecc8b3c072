import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { OrbitMark } from '../pictures/orbit-mark.tsx';

interface FileButtonProps {
  /** What the file holds, for screen readers. */
  label: string;
  /** As of an `input`. */
  accept: string;
  onChoose: (file: File) => void;
  reading: boolean;
  onStop: () => void;
}

/** Asks for a file of the device, and says while it's being read. */
export function FileButton({ label, accept, onChoose, reading, onStop }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function stop(): void {
    onStop();
    // The button that was pressed goes.
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
          // The same file can be chosen again after it was mended.
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
        {/* Quick files don't flicker. */}
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
