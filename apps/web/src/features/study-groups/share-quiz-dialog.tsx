import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useShareQuiz } from './study-groups.mutations.ts';
import { useShareableQuizzes } from './study-groups.queries.ts';

interface ShareQuizDialogProps {
  groupId: string;
  sharedIds: readonly string[];
  onClose: () => void;
}

/** Dialog to pick a quiz to share: one of the user's own, or one for everyone. */
export function ShareQuizDialog({ groupId, sharedIds, onClose }: ShareQuizDialogProps) {
  const [search, setSearch] = useState('');
  const view = useShareableQuizzes(search);
  const share = useShareQuiz();
  return (
    <Dialog open onClose={onClose} title="Share a quiz">
      <SearchField label="Search" placeholder="Title or topic" value={search} onSearch={setSearch} />
      <QueryView
        view={view}
        loading={{ label: 'Loading quizzes', shape: <Skeletons count={4} className="mb-2 h-14 rounded-field" /> }}
        failing={{ message: 'Error fetching Quiz. Try again later.' }}
        empty={<p className="text-quiet">No quiz to share here. You can share your own and those for everyone.</p>}
      >
        {(quizzes) => (
          <ul aria-label="Quizzes" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {quizzes.map(({ id: quizId, title, category, own }) => (
              <li key={quizId} className="flex min-h-14 items-center gap-3">
                <span className="min-w-0 grow">
                  <span className="block font-semibold wrap-anywhere">{title}</span>
                  <span className="text-sm text-quiet">
                    {category}
                    {own && ' · Yours'}
                  </span>
                </span>
                <Button
                  disabled={sharedIds.includes(quizId)}
                  busy={share.isPending && share.variables.quizId === quizId}
                  onClick={() => share.mutate({ id: groupId, quizId }, { onSuccess: onClose })}
                >
                  {sharedIds.includes(quizId) ? 'Shared' : 'Share'}
                  <span className="sr-only"> {title}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}
