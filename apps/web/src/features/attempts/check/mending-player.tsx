import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import type { Mending } from '../mendings.mirror.ts';
import { listMissed } from './check-state.ts';
import { CheckView } from './check-view.tsx';
import { formatToMend } from './format-to-mend.ts';
import type { MendingStore } from './mending-store.ts';
import { useMending } from './use-mending.ts';

interface MendingPlayerProps {
  initial: Mending;
  store: MendingStore;
  /** Called once the mending is over; another page shows the attempt's result. */
  onOver: () => void;
}

/** Asks the missed questions of a submitted attempt again, until each is right or left. */
export function MendingPlayer(props: MendingPlayerProps) {
  const { mending, question, mayLeave, answer, enter, check, leaveQuestion, next, leave } = useMending(props);
  const { draft, queue } = mending;
  const missed = listMissed(draft).length;
  if (!question) return null;
  return (
    <CheckView
      title={draft.pack.title}
      progress={
        <ProgressBar
          label="Mended"
          value={missed - queue.length}
          max={missed}
          valueText={`${missed - queue.length} of ${missed}`}
        />
      }
      place={queue.length > 0 ? formatToMend(queue.length) : 'Done'}
      shown={question}
      actions={{ answer, enter, check }}
      giveUp={mayLeave ? { label: 'Leave it', run: leaveQuestion } : { label: 'See the result', run: leave }}
      onContinue={next}
    />
  );
}
