import { TriangleAlert } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { clearEviction, useEviction } from '#offline/evictions.ts';
import { Button } from '#ui/buttons/button.tsx';
import { formatExactTime } from '#ui/format-time.ts';

/** Says that this browser deleted the user's data, until the user confirms having read it. */
export function EvictionNote() {
  const { id } = useUser();
  const upTo = useEviction(id);
  if (upTo === null) return null;
  return (
    <section
      aria-label="Lost data"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-warning bg-base-100 p-5"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden="true" />
        <span>
          This browser cleared its data. The server has everything up to {formatExactTime(new Date(upTo))}. What you did
          after that without a connection is lost.
        </span>
      </p>
      <Button onClick={() => clearEviction(id)}>Got it</Button>
    </section>
  );
}
