import { isStuck, useSyncStatus } from '#offline/sync-status.ts';
import { Badge } from '#ui/badge.tsx';

/** Says that ratings are saved on this device and wait; renders nothing while they are being sent. */
export function UnsentRatings({ count }: { count: number }) {
  const stuck = isStuck(useSyncStatus());
  return (
    <div role="status">
      {stuck && count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-quiet">
          <Badge tone="info">Waiting</Badge>
          <Badge>Provisional</Badge>
          <span>
            {count === 1 ? '1 rating is' : `${count} ratings are`} saved on this device. We'll keep trying to send{' '}
            {count === 1 ? 'it' : 'them'}.
          </span>
        </p>
      )}
    </div>
  );
}
