import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const COPIED_MS = 2500;

const focusInput = (input: HTMLInputElement | null) => input?.focus();

/**
 * A button that copies a link and confirms it for 2.5 seconds. If the clipboard isn't available, it shows the link for
 * copying by hand. Must be placed in a row or grid that wraps.
 */
export function CopyLink({ link, className }: { link: string; className?: string }) {
  const [copied, setCopied] = useState(false);
  const [isManual, setManual] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The clipboard can only be written by a page over HTTPS.
      setManual(true);
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <>
      <Button
        {...(className === undefined ? {} : { className })}
        icon={<Icon className="size-5" aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {copied ? 'Link copied' : 'Copy link'}
      </Button>
      {isManual && (
        <input
          aria-label="Link to copy"
          readOnly
          value={link}
          ref={focusInput}
          onFocus={(event) => event.currentTarget.select()}
          className="field-control w-full basis-full"
        />
      )}
    </>
  );
}
