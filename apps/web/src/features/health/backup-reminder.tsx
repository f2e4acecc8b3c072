import { BACKUP_REMINDERS, type BackupStatus, setBackupReminderInput } from '@quorbit/contracts/health/schema';
import { formatBackupReminder } from '@quorbit/contracts/health/worker-rules';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { useConnection } from '#lib/server/connection.ts';
import { SaveRow } from '#ui/forms/save-row.tsx';
import { Select } from '#ui/forms/select.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useSetReminder } from './health.mutations.ts';
import { useBackups } from './health.queries.ts';

const OPTIONS = BACKUP_REMINDERS.map((value) => ({ value, label: formatBackupReminder(value) }));

/** The date of the last backup, the command to make one, and the setting for reminding admins. */
export function BackupReminder() {
  return (
    <QueryView
      view={useBackups()}
      loading={{
        label: 'Loading backups',
        className: 'grid gap-4',
        shape: (
          <>
            <Skeleton className="h-20 sm:h-13" />
            <Skeleton className="h-32" />
          </>
        ),
      }}
      failing={{ message: "The backups didn't load." }}
    >
      {(status) => <Reminder status={status} />}
    </QueryView>
  );
}

function Reminder({ status }: { status: BackupStatus }) {
  const { mutateAsync } = useSetReminder();
  const offline = useConnection().state === 'offline';
  const form = useForm({
    initialValues: { reminder: status.reminder },
    validate: async (values) => listIssues(setBackupReminderInput, values),
    send: (values) => mutateAsync(setBackupReminderInput.parse(values)),
  });
  return (
    <form {...form.form} className="grid gap-4">
      <p className="min-h-20 sm:min-h-13">
        {status.lastAt === null ? (
          'There is no backup yet. '
        ) : (
          <>
            The last backup was made <RelativeTime at={status.lastAt} />.{' '}
          </>
        )}
        To make one, run{' '}
        <code className="whitespace-nowrap rounded-field bg-base-200 px-1.5 py-0.5">{status.command}</code> on the
        server's machine.
      </p>
      <Select
        {...form.field('reminder')}
        label="Remind admins"
        options={OPTIONS}
        disabled={offline}
        className="max-w-xs"
      />
      {offline ? <p className="text-quiet">You're offline.</p> : <SaveRow label="Save reminder" form={form} />}
    </form>
  );
}
