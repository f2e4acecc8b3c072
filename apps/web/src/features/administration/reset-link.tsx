import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';

/** A link that chooses a new password; nobody sees it again after the dialog has closed. */
export function ResetLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm wrap-anywhere">{link}</p>
      <p className="text-sm text-quiet">It works once, for an hour. Copy it now: you won't see it again.</p>
      <Button
        className="justify-self-start"
        icon={copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />}
        onClick={() =>
          navigator.clipboard?.writeText(link).then(
            () => setCopied(true),
            () => undefined,
          )
        }
      >
        {copied ? 'Link copied' : 'Copy link'}
      </Button>
    </div>
  );
}
