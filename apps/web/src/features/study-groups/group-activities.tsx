import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useOpenQuiz } from './study-groups.mutations.ts';

/** Lists a group's activities, newest first. */
export function GroupActivities({ activities }: Pick<GroupDetails, 'activities'>) {
  const open = useOpenQuiz();
  return (
    <section aria-labelledby="group-activities" className="grid gap-2">
      <h2 id="group-activities" className="text-lg">
        Activity
      </h2>
      {activities.length === 0 ? (
        <p className="text-quiet">Nothing has happened yet.</p>
      ) : (
        <ol className="grid gap-1">
          {activities.map(({ id, type, details, timestamp }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 grow basis-48">
                <span className="wrap-anywhere">{details.message}</span>
                <RelativeTime at={timestamp} className="block text-sm text-quiet" />
              </span>
              {type === 'quiz_shared' && (
                <button
                  type="button"
                  onClick={() => open(details.quizId)}
                  className="min-h-11 cursor-pointer font-semibold text-primary underline-offset-4 hover:underline"
                >
                  View quiz<span className="sr-only"> {details.quizTitle}</span>
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
