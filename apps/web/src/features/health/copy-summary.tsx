import type { Health } from '@quorbit/contracts/health/schema';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/button.tsx';
import { summaryOf } from './summary.ts';

/** Copies everything as text that can be sent to somebody. */
export function CopySummary({ health }: { health: Health }) {
  const [shown, setShown] = useState<string | null>(null);

  async function copy(): Promise<void> {
    const summary = summaryOf(health);
    try {
      await navigator.clipboard.writeText(summary);
      notify('Copied. No names, addresses or passwords are in it.', { type: 'success' });
    } catch {
      // Only a page over HTTPS may write to the clipboard.
      setShown(summary);
    }
  }

  return (
    <>
      <Button look="quiet" onClick={() => void copy()} icon={<Copy className="size-5" aria-hidden="true" />}>
        Copy summary
      </Button>
      {shown !== null && (
        <textarea
          aria-label="Summary"
          readOnly
          rows={12}
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
          className="field-control basis-full font-mono text-sm"
        />
      )}
    </>
  );
}
