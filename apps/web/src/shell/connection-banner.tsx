import { CloudOff, Signal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConnection } from '#lib/connection.ts';

/** Says above the page that the connection is gone or slow, and what that means. */
export function ConnectionBanner() {
  const { state, type } = useConnection();
  return (
    <div role="status">
      {state === 'offline' && (
        <Banner icon={<CloudOff className="size-5 shrink-0" aria-hidden="true" />} title="You're Offline">
          Limited features available. Data will sync when connection is restored.
        </Banner>
      )}
      {state === 'slow' && (
        <Banner icon={<Signal className="size-5 shrink-0" aria-hidden="true" />} title="Slow Connection">
          Your connection is {type}. Pages may take longer to load.
        </Banner>
      )}
    </div>
  );
}

function Banner({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="on-neutral flex items-start gap-3 bg-neutral px-6 py-3 text-neutral-content lg:px-10">
      <span className="mt-0.5 text-accent">{icon}</span>
      <p>
        <strong className="me-2">{title}</strong>
        {children}
      </p>
    </div>
  );
}
