import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { QrCode } from './qr-code.tsx';

const COPIED_MS = 2500;

interface ShareLinkProps {
  link: string;
  /** Shown under the link. */
  note?: ReactNode;
  /** Shown beside the copy button. */
  action?: ReactNode;
}

/** A link to hand to others: to copy, and as a picture for cameras. */
export function ShareLink({ link, note, action }: ShareLinkProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <div className="flex flex-wrap items-start gap-4">
      <QrCode text={link} className="size-28" />
      <div className="grid min-w-0 grow basis-48 gap-3">
        <div>
          <p className="text-sm wrap-anywhere">{link}</p>
          {note && <p className="mt-1 text-sm text-quiet">{note}</p>}
        </div>
        <p className="flex flex-wrap gap-2">
          <Button
            icon={
              copied ? <Check className="size-5" aria-hidden="true" /> : <Copy className="size-5" aria-hidden="true" />
            }
            onClick={() =>
              navigator.clipboard?.writeText(link).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {copied ? 'Link copied' : 'Copy link'}
          </Button>
          {action}
        </p>
      </div>
    </div>
  );
}
