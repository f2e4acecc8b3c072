import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface CopyTextProps {
  /** Builds the text when the button is pressed. */
  text: () => string;
  /** The text's name for screen readers, used if the text is shown. */
  label: string;
  /** Called once the text is on the clipboard. */
  onCopied: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/**
 * A button that copies a long text, or shows it for copying by hand if the clipboard isn't available. Must be placed in
 * a row that wraps.
 */
export function CopyText({ text, label, onCopied, disabled = false, children }: CopyTextProps) {
  const [fallbackText, setFallbackText] = useState<string | null>(null);

  async function copy(): Promise<void> {
    const content = text();
    try {
      await navigator.clipboard.writeText(content);
    } catch {
      // The clipboard can only be written by a page over HTTPS.
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
