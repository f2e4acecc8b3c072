import { Link } from '@tanstack/react-router';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSyncFacts } from '#offline/mirror/use-sync-facts.ts';

/** Work that is sent within this time in milliseconds isn't mentioned. */
const DELAY_MS = 2000;

const LOOK = 'inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-semibold hover:bg-base-200';

/** Says how much work waits on this device, or that this browser doesn't save it; links to the sync page. */
export function SyncNote() {
  const facts = useSyncFacts();
  const isUnsaved = facts === null || (facts !== undefined && (facts.notSaved > 0 || facts.phase === 'storage'));
  const waiting = facts ? facts.pending + facts.notSaved : 0;
  const isLasting = useIsLasting(waiting > 0);
  return (
    <div role="status">
      {isUnsaved ? (
        <Link to="/settings/sync" className={`${LOOK} text-warning`}>
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
          Not saved
          <span className="sr-only"> in this browser{waiting > 0 && `: ${waiting} waiting`}</span>
        </Link>
      ) : (
        isLasting && (
          <Link to="/settings/sync" className={`${LOOK} text-quiet`}>
            <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
            <span>
              <span className="figures">{waiting}</span> waiting
            </span>
            <span className="sr-only"> to be sent</span>
          </Link>
        )
      )}
    </div>
  );
}

/** Returns whether `active` has been true for at least `DELAY_MS`. */
function useIsLasting(active: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!active) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && hasLasted;
}
