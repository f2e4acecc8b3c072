import { Link } from '@tanstack/react-router';
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSyncFacts } from '#offline/mirror/use-sync-facts.ts';

/** What is sent within this time is not worth a word. */
const DELAY_MS = 2000;

const LOOK = 'inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-semibold hover:bg-base-200';

/** Says how much work waits on this device, or that this browser does not save it; leads to the page of sync. */
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

/** Whether something has been so for a while. */
function useIsLasting(active: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!active) return setHasLasted(false);
    const timer = setTimeout(() => setHasLasted(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && hasLasted;
}
