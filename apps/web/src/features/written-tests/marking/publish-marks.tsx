import type { MarkingQueue } from '@quorbit/contracts/written-tests/marking';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { usePublishMarks } from './marking.mutations.ts';
import { areMarksPublished, formatPublishBlocker } from './publish-blocker.ts';

interface PublishMarksProps {
  queue: MarkingQueue;
  offline: boolean;
}

/** A button that publishes all marks of a test together, or the reason why that isn't possible yet. */
export function PublishMarks({ queue, offline }: PublishMarksProps) {
  const publish = usePublishMarks();
  const [confirming, setConfirming] = useState(false);
  const blocker = formatPublishBlocker(queue, new Date());
  const learners = queue.submitted - queue.published;
  const unchosen = queue.late?.unchosen ?? 0;
  if (areMarksPublished(queue)) {
    return (
      <Badge tone="success" icon={<CircleCheck className="size-4" aria-hidden="true" />}>
        Marks published
      </Badge>
    );
  }
  if (blocker !== null) return <p className="max-w-80 text-quiet">{blocker}</p>;
  return (
    <>
      <Button look="primary" disabled={offline} onClick={() => setConfirming(true)}>
        Publish marks
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Publish the marks?"
        action="Publish marks"
        busy={publish.isPending}
        onConfirm={() => publish.mutate({ testId: queue.test.id }, { onSettled: () => setConfirming(false) })}
      >
        {unchosen > 0 && (
          <p className="font-semibold">
            Nobody has decided on {formatCount(unchosen, 'late text', 'late texts')}. What was there at the deadline
            counts for good.
          </p>
        )}
        <p>
          {formatCount(learners, 'learner is', 'learners are')} notified and {learners === 1 ? 'sees' : 'see'} marks,
          comments and sample answers. You can't change the marks afterwards.
        </p>
      </ConfirmDialog>
    </>
  );
}
