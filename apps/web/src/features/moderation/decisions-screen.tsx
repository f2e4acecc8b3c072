import { useEffect, useRef } from 'react';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DecisionCard } from './decision-card.tsx';
import { useMarkDecisionsRead } from './moderation.mutations.ts';
import { useOwnDecisions } from './moderation.queries.ts';

/** The page with the moderators' decisions about the user and the user's content, with their reasons. */
export function DecisionsScreen() {
  const view = useOwnDecisions();
  useMarkReadOnce(view.state === 'shown' && view.data.some(({ unread }) => unread));
  return (
    <>
      <PageHeader
        title="Moderation notices"
        description="What moderators decided about your account and your content, and why."
      />
      <QueryView
        view={view}
        loading={{
          label: 'Loading decisions',
          className: 'grid gap-4',
          shape: <Skeletons count={2} className="h-40 rounded-card" />,
        }}
        failing={{ message: "The notices didn't load." }}
        empty={
          <EmptyState drawing="done">
            No moderator has acted on your content. If one does, you'll read it here.
          </EmptyState>
        }
        more="Show earlier notices"
      >
        {(decisions) => (
          <ul className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
            {decisions.map((decision) => (
              <li key={decision.id}>
                <DecisionCard decision={decision} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

/** Marks the decisions as read on the server, once unread ones are shown. */
function useMarkReadOnce(hasUnread: boolean): void {
  const { mutate } = useMarkDecisionsRead();
  const isMarked = useRef(false);
  useEffect(() => {
    if (!hasUnread || isMarked.current) return;
    isMarked.current = true;
    mutate();
  });
}
