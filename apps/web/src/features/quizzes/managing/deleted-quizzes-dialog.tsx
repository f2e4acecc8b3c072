import { RESTORE_DAYS } from '@quorbit/contracts/quizzes/drafts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useRestoreQuiz } from '../quizzes.mutations.ts';
import { useDeletedQuizzes } from '../quizzes.queries.ts';

/** The dialog that lists recently deleted quizzes with buttons to restore them. */
export function DeletedQuizzesDialog({ onClose }: { onClose: () => void }) {
  const view = useDeletedQuizzes();
  const restore = useRestoreQuiz();
  return (
    <Dialog open onClose={onClose} title="Recently deleted">
      <p className="text-quiet">Deleted quizzes can be restored for {RESTORE_DAYS} days.</p>
      <QueryView
        view={view}
        loading={{
          label: 'Loading deleted quizzes',
          className: 'grid gap-2',
          shape: <Skeletons count={3} className="h-16 rounded-field" />,
        }}
        failing={{ message: "Deleted quizzes didn't load." }}
        empty={<EmptyState drawing="done">You haven't deleted anything recently.</EmptyState>}
      >
        {(quizzes) => (
          <ul className="grid gap-2">
            {quizzes.map(({ id, title, questionCount, deletedAt, goneAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-base-300 p-3"
              >
                <div className="min-w-0 grow basis-48 wrap-anywhere">
                  <p className="font-semibold">{title}</p>
                  <p className="text-sm text-quiet">
                    {questionCount} {questionCount === 1 ? 'question' : 'questions'}, deleted{' '}
                    <RelativeTime at={deletedAt} />, gone for good <RelativeTime at={goneAt} />
                  </p>
                </div>
                <Button
                  aria-label={`Restore ${title}`}
                  busy={restore.isPending && restore.variables.id === id}
                  onClick={() => restore.mutate({ id })}
                >
                  Restore
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
