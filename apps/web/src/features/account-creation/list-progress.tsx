import type { CreationJob } from '@quorbit/contracts/account-creation/schema';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';

/** A progress bar that shows how many of a list's accounts are ready. */
export function ListProgress({ list: { ready, people } }: { list: Pick<CreationJob, 'ready' | 'people'> }) {
  const progressText = `${ready.toLocaleString('en')} of ${people.toLocaleString('en')} ready`;
  return (
    <div className="grid gap-2">
      <p className="figures text-sm font-semibold">{progressText}</p>
      <ProgressBar label="Accounts that are ready" value={ready} max={people} valueText={progressText} />
    </div>
  );
}
