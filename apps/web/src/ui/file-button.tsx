import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps {
  /** What the file holds, for screen readers. */
  label: string;
  /** As of an `input`. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Asks for a file of the device. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
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
      <Button
        className="justify-self-start"
        icon={<FileUp className="size-5" aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
    </>
  );
}
