import type { StudyPlan } from '@quorbit/contracts/tutor/schema';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { RailPanel } from '#ui/rail.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { DeleteButton } from './delete-button.tsx';
import { MessageText } from './message-text.tsx';
import { extractTitle } from './text-blocks.ts';
import { useDeletePlan } from './tutor.mutations.ts';
import { useStudyPlans } from './tutor.queries.ts';

const titleOf = ({ content }: StudyPlan) => extractTitle(content) || 'Study plan';

/** The learner's saved study plans, which can be opened and deleted. */
export function StudyPlans({ offline }: { offline: boolean }) {
  const [open, setOpen] = useState<StudyPlan | null>(null);
  const [deleting, setDeleting] = useState<StudyPlan | null>(null);
  const remove = useDeletePlan();
  return (
    <RailPanel title="Study plans">
      <QueryView
        view={useStudyPlans()}
        loading={{
          label: 'Loading your study plans',
          shape: <Skeletons count={2} className="h-14" />,
          className: 'grid gap-2',
        }}
        failing={{ message: 'Failed to load your study plans', reassurance: "They're safe on the server." }}
        empty={<p className="text-quiet">Plans that you save in the chat will appear here.</p>}
      >
        {(plans) => (
          <ul className="grid gap-1">
            {plans.map((plan) => (
              <li key={plan.id} className="flex items-center gap-1">
                <button
                  type="button"
                  onClick={() => setOpen(plan)}
                  className="-ms-2 grid min-h-11 min-w-0 grow cursor-pointer rounded-field px-2 py-1.5 text-start hover:bg-base-200"
                >
                  <span className="sr-only">Open: </span>
                  <span className="truncate font-semibold">{titleOf(plan)}</span>
                  <span className="text-sm text-quiet">
                    Saved <RelativeTime at={plan.savedAt} />
                  </span>
                </button>
                <DeleteButton
                  label={`Delete the plan ${titleOf(plan)}`}
                  disabled={offline}
                  onClick={() => setDeleting(plan)}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(null)}
          title="Study plan"
          actions={
            <>
              <Button
                look="quiet"
                disabled={offline}
                icon={<Trash2 className="size-5" aria-hidden="true" />}
                onClick={() => {
                  setOpen(null);
                  setDeleting(open);
                }}
              >
                Delete
              </Button>
              <Button look="primary" onClick={() => setOpen(null)}>
                Close
              </Button>
            </>
          }
        >
          <MessageText content={open.content} />
        </Dialog>
      )}
      {deleting && (
        <ConfirmDialog
          open
          onClose={() => setDeleting(null)}
          title="Delete this plan?"
          action="Delete plan"
          busy={remove.isPending}
          onConfirm={() => remove.mutate({ id: deleting.id }, { onSuccess: () => setDeleting(null) })}
        >
          <p className="wrap-anywhere">“{titleOf(deleting)}” can't be brought back.</p>
        </ConfirmDialog>
      )}
    </RailPanel>
  );
}
