import { HardDrive, ShieldCheck } from 'lucide-react';
import { byteSize } from '#lib/bytes.ts';
import { notify } from '#lib/notifications.ts';
import { useOfflineSupply, useStorageEstimate } from '#offline/mirror/use-sync-facts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { usePersistence } from './use-persistence.ts';

/** What this device holds, how much room there is, and whether it is safe from being cleared. */
export function StorageCard() {
  const supply = useOfflineSupply();
  const estimate = useStorageEstimate();
  const { state, ask } = usePersistence();

  async function onAsk(): Promise<void> {
    if ((await ask()) === 'persistent') return;
    notify('The browser did not agree. It usually does once the app is installed or used more often.', {
      type: 'info',
    });
  }

  return (
    <section aria-labelledby="on-this-device" className="grid gap-3">
      <h2 id="on-this-device" className="text-xl">
        On this device
      </h2>
      <Card className="grid gap-5">
        <p className="flex items-start gap-3">
          <HardDrive className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
          <span>
            {supply
              ? `${supply.quizzes === 1 ? '1 quiz' : `${supply.quizzes} quizzes`} and ${supply.cards === 1 ? '1 review' : `${supply.cards} reviews`} can be done without a connection (${byteSize(supply.bytes)}).`
              : 'Nothing is kept for times without a connection.'}
          </span>
        </p>
        {estimate && estimate.quota > 0 && (
          <div className="grid gap-2">
            <ProgressBar
              label="Storage used"
              value={estimate.usage}
              max={estimate.quota}
              valueText={`${byteSize(estimate.usage)} of ${byteSize(estimate.quota)}`}
            />
            <p className="text-sm text-quiet">
              Quorbit uses {byteSize(estimate.usage)} of the {byteSize(estimate.quota)} that this browser allows.
            </p>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="flex min-w-0 flex-1 basis-72 items-start gap-3">
            <ShieldCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden="true" />
            <span>{PERSISTENCE_WORDS[state ?? 'unknown']}</span>
          </p>
          {state === 'best-effort' && <Button onClick={onAsk}>Keep my data</Button>}
        </div>
        <div>
          <LinkButton to="/user/test">Choose quizzes to download</LinkButton>
        </div>
      </Card>
    </section>
  );
}

const PERSISTENCE_WORDS = {
  persistent: 'This browser keeps your data until you clear it yourself.',
  'best-effort': 'This browser may clear your data when space is short.',
  unknown: 'This browser does not tell whether it keeps your data when space is short.',
};
