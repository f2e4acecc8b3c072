import { Check, CloudOff } from 'lucide-react';
import { useConnection } from '#lib/server/connection.ts';
import { formatExactTime, formatTimeOfDay } from '#ui/format-time.ts';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';
import type { SaveState } from './autosave.ts';

/**
 * Shows whether the edits are saved on the server. Only problems are announced to screen readers, because other
 * announcements would interrupt typing.
 */
export function SaveNote({ save }: { save: SaveState }) {
  const offline = useConnection().state === 'offline';
  return (
    <div className="min-w-0 text-sm text-quiet">
      <p role="status" className="text-warning empty:hidden">
        {save.kind === 'failing' && <SaveWarning text={formatSaveFailure(save, offline)} />}
        {save.kind === 'behind' && <SaveWarning text="Not saved: changed elsewhere" />}
      </p>
      {save.kind === 'saving' && (
        <p className="flex items-center gap-2">
          <OrbitMark spinning className="size-4" />
          Saving…
        </p>
      )}
      {save.kind === 'saved' && save.at && (
        <p className="flex items-center gap-2" title={formatExactTime(new Date(save.at))}>
          <Check className="size-4" aria-hidden="true" />
          Saved {formatTimeOfDay(new Date(save.at), new Date())}
        </p>
      )}
    </div>
  );
}

function SaveWarning({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-2 font-semibold">
      <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {text}
    </span>
  );
}

function formatSaveFailure({ message, retrying }: Extract<SaveState, { kind: 'failing' }>, offline: boolean): string {
  if (offline) return 'Not saved: offline. Your changes are on this device.';
  return retrying ? "Not saved. We'll keep trying." : `Not saved: ${message}`;
}
