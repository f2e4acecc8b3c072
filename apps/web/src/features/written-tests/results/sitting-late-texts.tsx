import type { WrittenResult } from '@quorbit/contracts/written-tests/marking';
import { useState } from 'react';
import { formatCount } from '#lib/words/format-count.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { formatUnchosen } from '../marking/format-lateness.ts';
import { useChooseLate } from '../marking/marking.mutations.ts';

interface SittingLateTextsProps {
  testId: string;
  sitting: WrittenResult;
  offline: boolean;
}

/** The number of late texts without a choice in one sitting, and buttons to choose for all of them. */
export function SittingLateTexts({
  testId,
  sitting: { sittingId, label, late, published },
  offline,
}: SittingLateTextsProps) {
  const [open, setOpen] = useState(false);
  const choose = useChooseLate(testId);
  if (!late || late.unchosen === 0 || published) return '–';
  const { unchosen, version } = late;
  const chooseTexts = (choice: 'late' | 'deadline') =>
    choose.mutate({ testId, sittingId, choice, version }, { onSettled: () => setOpen(false) });
  return (
    <>
      <Button className="whitespace-nowrap" disabled={offline} onClick={() => setOpen(true)}>
        Choose for {unchosen}
        <span className="sr-only">
          {unchosen === 1 ? ' late text' : ' late texts'} of {label}
        </span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Late texts: ${label}`}
        actions={
          <>
            <Button busy={choose.isPending} onClick={() => chooseTexts('deadline')}>
              Keep the texts of the deadline
            </Button>
            <Button look="primary" busy={choose.isPending} onClick={() => chooseTexts('late')}>
              Count {formatCount(unchosen, 'late text', 'late texts')}
            </Button>
          </>
        }
      >
        <p>{formatUnchosen(unchosen)}</p>
        <p>You can change it answer by answer until the marks are published.</p>
      </Dialog>
    </>
  );
}
