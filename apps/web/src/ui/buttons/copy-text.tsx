import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface CopyTextProps {
  /** Written when it is asked for. */
  text: () => string;
  /** What the text is, for a screen reader where it is shown. */
  label: string;
  /** Once it is on the clipboard. */
  onCopied: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Copies a long text, or shows it to be copied by hand. In a row that wraps. */
export function CopyText({ text, label, onCopied, disabled = false, children }: CopyTextProps) {
  const [fallbackText, setFallbackText] = useState<string | null>(null);

  async function copy(): Promise<void> {
    const content = text();
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      // Only a page over HTTPS may write to the clipboard.
      setFallbackText(content);
      return;
    }
    onCopied();
  }

  return (
    <>
      <Button
        look="quiet"
        disabled={disabled}
        onClick={() => void copy()}
        icon={<Copy className="size-5" aria-hidden="true" />}
      >
        {children}
      </Button>
      {fallbackText !== null && (
        <textarea
          aria-label={label}
          readOnly
          rows={12}
          value={fallbackText}
          onFocus={(event) => event.currentTarget.select()}
          className="field-control basis-full font-mono text-sm"
        />
      )}
    </>
  );
}
