import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const COPIED_MS = 2500;

/** Copies a link, and says so for a moment. */
export function CopyLink({ link, className }: { link: string; className?: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  const Icon = copied ? Check : Copy;
  return (
    <Button
      {...(className === undefined ? {} : { className })}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={copy}
    >
      {copied ? 'Link copied' : 'Copy link'}
    </Button>
  );
}
