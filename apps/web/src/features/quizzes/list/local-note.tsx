import { useLastExchange } from '#offline/mirror/use-sync-facts.ts';
import { StaleNote } from '#ui/loading/stale-note.tsx';

/** Shows when this device last synced with the server, as the age of a list that comes from this device alone. */
export function LocalNote() {
  const at = useLastExchange();
  return at ? <StaleNote note={{ from: 'earlier', at }} /> : null;
}
