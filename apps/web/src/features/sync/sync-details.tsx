import { ChevronDown } from 'lucide-react';
import { notify } from '#lib/notifications.ts';
import { formatBytes } from '#lib/words/format-bytes.ts';
import { useStorageEstimate } from '#offline/mirror/use-sync-facts.ts';
import { NEEDS_HTTPS, type OfflineStart, useOfflineStart } from '#pwa/offline-start.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { usePersistence } from './use-persistence.ts';
import { WorkFile } from './work-file.tsx';

/** Collapsed technical details: storage, offline start, and unsent work as a file. */
export function SyncDetails() {
  return (
    <details className="group rounded-card border border-base-300 bg-base-100">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-3 lg:px-6">
        <h2 className="text-lg">Technical details</h2>
        <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-6 border-t border-base-300 p-5 lg:p-6">
        <Storage />
        <section aria-labelledby="offline-start" className="grid gap-2">
          <h3 id="offline-start" className="text-base">
            Starting offline
          </h3>
          <p>{START_TEXTS[useOfflineStart()]}</p>
        </section>
        <WorkFile />
      </div>
    </details>
  );
}

const START_TEXTS: Record<OfflineStart, string> = {
  ready: 'Quorbit opens without a connection.',
  installing: "We're saving Quorbit on this device, so that it opens without a connection.",
  'needs-https': `${NEEDS_HTTPS}.`,
  unsupported: "This browser can't open Quorbit without a connection.",
};

function Storage() {
  const estimate = useStorageEstimate();
  const { state, ask } = usePersistence();

  async function onAsk(): Promise<void> {
    if ((await ask()) === 'persistent') return;
    notify("The browser didn't agree. It usually does once you install the app or use it more often.", {
      type: 'info',
    });
  }

  return (
    <section aria-labelledby="storage" className="grid gap-3">
      <h3 id="storage" className="text-base">
        Storage
      </h3>
      {estimate && estimate.quota > 0 && (
        <div className="grid gap-2">
          <ProgressBar
            label="Storage used"
            value={estimate.usage}
            max={estimate.quota}
            valueText={`${formatBytes(estimate.usage)} of ${formatBytes(estimate.quota)}`}
          />
          <p className="text-sm text-quiet">
            Quorbit uses {formatBytes(estimate.usage)} of the {formatBytes(estimate.quota)} that this browser allows.
          </p>
        </div>
      )}
      {state !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-64">{PERSISTENCE_TEXTS[state ?? 'unknown']}</p>
          {state === 'best-effort' && <Button onClick={onAsk}>Keep my data</Button>}
        </div>
      )}
    </section>
  );
}

const PERSISTENCE_TEXTS = {
  persistent: 'This browser keeps your data until you clear it yourself.',
  'best-effort': 'This browser may clear your data when space runs low.',
  unknown: "This browser doesn't say whether it clears your data when space runs low.",
};
