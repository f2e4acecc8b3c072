import { useLastExchange } from '#offline/mirror/use-sync-facts.ts';
import { StaleNote } from '#ui/loading/stale-note.tsx';

/** Says of when the list is that this device shows by itself. */
export function LocalNote() {
  const at = useLastExchange();
  return at ? <StaleNote note={{ from: 'earlier', at }} /> : null;
}
