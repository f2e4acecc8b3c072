import { ChevronDown, CloudCheck } from 'lucide-react';
import { useState } from 'react';
import { Receipt, type ReceiptProps } from './receipt.tsx';

/** The receipt of an attempt, folded. Its line says whether the attempt was sent, and once it counted, `Synced`. */
export function ReceiptDisclosure(receipt: ReceiptProps) {
  // The receipt reads this device's data only once it's opened.
  const [open, setOpen] = useState(false);
  return (
    <details className="group text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-quiet">
        <span className="inline-flex items-center gap-1.5 underline-offset-4 group-open:font-semibold hover:underline">
          {receipt.progress === 'here' ? 'Not sent yet' : 'Saved and sent'}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        </span>
        {receipt.progress === 'counted' && (
          <span className="inline-flex items-center gap-1.5">
            <CloudCheck className="size-4" aria-hidden="true" />
            <span>Synced</span>
          </span>
        )}
      </summary>
      {open && <Receipt {...receipt} />}
    </details>
  );
}
