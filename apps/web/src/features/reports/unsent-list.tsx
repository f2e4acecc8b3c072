import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { Badge } from '#ui/badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

/**
 * Lists finished attempts without a report: waiting to be sent, on the server with the report still to come, or
 * refused.
 */
export function UnsentList({ unsent }: { unsent: readonly PendingAttempt[] }) {
  if (unsent.length === 0) return null;
  return (
    <section aria-labelledby="on-this-device" className="grid gap-3">
      <h2 id="on-this-device" className="text-lg">
        On this device
      </h2>
      <ul className="overflow-hidden rounded-card border border-base-300 bg-base-100">
        {unsent.map((attempt) => (
          <UnsentRow key={attempt.opId} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
}

function UnsentRow({ attempt }: { attempt: PendingAttempt }) {
  const { attemptId, pack, finishedAt, report, status } = attempt;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5 transition-colors not-first:border-t not-first:border-base-300 hover:bg-base-200">
      <div className="min-w-0">
        <Link
          to="/report/$id"
          params={{ id: attemptId }}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {pack?.title ?? 'Finished quiz'}
        </Link>
        <p className="text-sm text-quiet">
          Finished <RelativeTime at={finishedAt} />
          {report && status !== 'rejected' && `, ${report.percentage}% so far`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {report && status !== 'rejected' && <Badge>Provisional</Badge>}
        <StatusBadge status={status} />
      </div>
    </li>
  );
}

function StatusBadge({ status }: Pick<PendingAttempt, 'status'>) {
  if (status === 'rejected') {
    return (
      <Badge tone="error" icon={<CircleAlert className="size-4" aria-hidden="true" />}>
        Not accepted
      </Badge>
    );
  }
  if (status === 'parked') {
    return (
      <Badge tone="info" icon={<CloudCheck className="size-4" aria-hidden="true" />}>
        Being checked
      </Badge>
    );
  }
  if (status === 'arrived') {
    return (
      <Badge tone="info" icon={<CloudCheck className="size-4" aria-hidden="true" />}>
        Sent
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={<CloudUpload className="size-4" aria-hidden="true" />}>
      {status === 'unsaved' ? 'Waiting, not saved' : 'Waiting'}
    </Badge>
  );
}
