import { CloudOff } from 'lucide-react';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Says that what is shown is from earlier because it could not be refreshed. `since` in milliseconds. */
export function StaleNote({ since }: { since: number }) {
  return (
    <p className="flex items-center gap-2 text-sm text-quiet">
      <CloudOff className="size-4 shrink-0" aria-hidden="true" />
      What is shown is from {time.format(since)}.
    </p>
  );
}
