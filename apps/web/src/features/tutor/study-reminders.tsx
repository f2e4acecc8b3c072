import type { StudyReminder } from '@quorbit/contracts/tutor/schema';
import { BellPlus } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RailPanel } from '#ui/rail.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useDeleteReminder } from './tutor.mutations.ts';
import { useStudyReminders } from './tutor.queries.ts';

interface StudyRemindersProps {
  offline: boolean;
  onSet: () => void;
}

/** The learner's study reminders: their text, their schedule and when each is sent next. */
export function StudyReminders({ offline, onSet }: StudyRemindersProps) {
  return (
    <RailPanel title="Reminders">
      <QueryView
        view={useStudyReminders()}
        loading={{
          label: 'Loading your reminders',
          shape: <Skeletons count={2} className="h-14" />,
          className: 'grid gap-2',
        }}
        failing={{ message: 'Failed to load your reminders', reassurance: "They're safe on the server." }}
        empty={<p className="text-quiet">Set a reminder, and we'll tell you when it's time to learn.</p>}
      >
        {(reminders) => (
          <ul className="grid gap-3">
            {reminders.map((reminder) => (
              <Reminder key={reminder.id} reminder={reminder} offline={offline} />
            ))}
          </ul>
        )}
      </QueryView>
      <Button disabled={offline} onClick={onSet} icon={<BellPlus className="size-5" aria-hidden="true" />}>
        Set a reminder
      </Button>
    </RailPanel>
  );
}

function Reminder({ reminder: { id, text, when, nextAt }, offline }: { reminder: StudyReminder; offline: boolean }) {
  const remove = useDeleteReminder();
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{text}</p>
        <p className="text-sm text-quiet wrap-anywhere">
          {text === when ? '' : `${when} · `}
          {nextAt === null ? (
            'Done'
          ) : (
            <>
              Next <RelativeTime at={nextAt} />
            </>
          )}
        </p>
      </div>
      <DeleteButton
        label={`Delete the reminder ${text}`}
        disabled={offline || remove.isPending}
        onClick={() => remove.mutate({ id })}
      />
    </li>
  );
}
