import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react';
import type { PendingAttempt } from '#offline/mirror/attempts.ts';
import { usePendingAttempts } from '#offline/mirror/use-attempts.ts';
import { Badge } from '#ui/badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

/** Finished attempts that the server has not graded: waiting, on their way into the list, or refused. */
export function UnsentList() {
  const unsent = usePendingAttempts()?.filter(({ standing }) => standing !== 'arrived') ?? [];
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
  const { attemptId, pack, finishedAt, report, standing } = attempt;
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
          {report && standing !== 'rejected' && `, ${report.percentage} % so far`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {report && standing !== 'rejected' && <Badge>Provisional</Badge>}
        <StandingBadge standing={standing} />
      </div>
    </li>
  );
}

function StandingBadge({ standing }: Pick<PendingAttempt, 'standing'>) {
  if (standing === 'rejected') {
    return (
      <Badge tone="error" icon={<CircleAlert className="size-4" aria-hidden="true" />}>
        Not accepted
      </Badge>
    );
  }
  if (standing === 'parked') {
    return (
      <Badge tone="info" icon={<CloudCheck className="size-4" aria-hidden="true" />}>
        Being looked at
      </Badge>
    );
  }
  return (
    <Badge tone="info" icon={<CloudUpload className="size-4" aria-hidden="true" />}>
      {standing === 'unsaved' ? 'Waiting, not saved' : 'Waiting'}
    </Badge>
  );
}
