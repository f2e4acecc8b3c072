import { isHeldUp, useSyncStatus } from '#offline/sync-status.ts';
import { Badge } from '#ui/badge.tsx';

/** Says that ratings are saved here and wait; nothing while they are simply on their way. */
export function UnsentRatings({ count }: { count: number }) {
  const heldUp = isHeldUp(useSyncStatus());
  return (
    <div role="status">
      {heldUp && count > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-quiet">
          <Badge tone="info">Waiting</Badge>
          <Badge>Provisional</Badge>
          <span>
            {count === 1 ? '1 rating is' : `${count} ratings are`} saved on this device and {count === 1 ? 'is' : 'are'}{' '}
            sent by {count === 1 ? 'itself' : 'themselves'}.
          </span>
        </p>
      )}
    </div>
  );
}
