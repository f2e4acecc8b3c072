import { Link } from '@tanstack/react-router';
import { Share2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { ShareQuizDialog } from './share-quiz-dialog.tsx';
import { useUnshareQuiz } from './study-groups.mutations.ts';
import { useSharedQuizzes } from './study-groups.queries.ts';

/** Lists the quizzes shared in a group, for its members. */
export function SharedQuizzes({ groupId, offline }: { groupId: string; offline: boolean }) {
  const view = useSharedQuizzes(groupId);
  const unshare = useUnshareQuiz();
  const [sharing, setSharing] = useState(false);
  const shared = view.state === 'shown' ? view.data : [];
  return (
    <section aria-labelledby="group-quizzes" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="group-quizzes" className="text-lg">
          Shared quizzes
        </h2>
        <Button
          disabled={offline}
          icon={<Share2 className="size-5" aria-hidden="true" />}
          onClick={() => setSharing(true)}
        >
          Share a quiz
        </Button>
      </div>
      <QueryView
        view={view}
        loading={{
          label: 'Loading shared quizzes',
          shape: <Skeletons count={2} className="mb-2 h-12 rounded-field" />,
        }}
        failing={{ message: "We couldn't load the shared quizzes." }}
        empty={<p className="text-quiet">No quizzes yet. Share one so everyone here can take it.</p>}
        hideNote
      >
        {(quizzes) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {quizzes.map(({ quizId, title, category, questionCount, available, sharedBy, removable }) => (
              <li key={quizId} className="flex min-h-12 items-center gap-2">
                <span className="min-w-0 grow">
                  {available ? (
                    <Link to="/user/test/$quizId" params={{ quizId }} className={`${TEXT_LINK} wrap-anywhere`}>
                      {title}
                    </Link>
                  ) : (
                    <span className="wrap-anywhere">{title}</span>
                  )}
                  <span className="block text-sm text-quiet wrap-anywhere">
                    {available
                      ? `${category} · ${questionCount} questions · shared by ${sharedBy}`
                      : 'Unable to load quiz details'}
                  </span>
                </span>
                {removable && (
                  <button
                    type="button"
                    aria-label={`Take ${title} out of the group`}
                    title="Take out of the group"
                    disabled={offline || unshare.isPending}
                    onClick={() => unshare.mutate({ id: groupId, quizId })}
                    className="grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
                  >
                    <X className="size-5" aria-hidden="true" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {sharing && (
        <ShareQuizDialog
          groupId={groupId}
          sharedIds={shared.map(({ quizId }) => quizId)}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}
