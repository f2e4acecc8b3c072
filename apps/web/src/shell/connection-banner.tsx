import { useConnection } from '#lib/server/connection.ts';
import { AlertIcon, OfflineIcon } from '#ui/pictures/start-icons.tsx';

/** Says above the page that the connection is lost or slow, and what the user can expect. */
export function ConnectionBanner() {
  const { state, type } = useConnection();
  const isOffline = state === 'offline';
  const Icon = isOffline ? OfflineIcon : AlertIcon;
  return (
    <div role="status">
      {state !== 'online' && (
        <div className="on-neutral flex items-start gap-3 bg-neutral px-6 py-3 text-neutral-content lg:px-10">
          <Icon className="mt-0.5 size-5 shrink-0 text-accent" />
          <p>
            <strong className="me-2">{isOffline ? "You're Offline" : 'Slow Connection'}</strong>
            {isOffline
              ? 'Limited features available. Data will sync when connection is restored.'
              : `Your connection is ${type}. Pages may take longer to load.`}
          </p>
        </div>
      )}
    </div>
  );
}
