import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../buttons/button.tsx';
import { PlayerFoot } from './player-foot.tsx';

interface PlayerBarProps {
  /** The index of the question on display, from 0. */
  current: number;
  total: number;
  /** Whether the answers are being submitted. */
  busy?: boolean;
  onGoTo: (index: number) => void;
  onSubmit: () => void;
}

/** The buttons that move between questions and submit. Submit is the primary button only at the last question. */
export function PlayerBar({ current, total, busy = false, onGoTo, onSubmit }: PlayerBarProps) {
  const last = current === total - 1;
  return (
    <PlayerFoot>
      <Button
        disabled={current === 0}
        onClick={() => onGoTo(current - 1)}
        icon={<ArrowLeft className="size-5 max-sm:hidden" aria-hidden="true" />}
      >
        Previous
      </Button>
      <Button
        look={last ? 'secondary' : 'primary'}
        disabled={last}
        onClick={() => onGoTo(current + 1)}
        className="max-sm:grow"
      >
        Next
        <ArrowRight className="size-5 max-sm:hidden" aria-hidden="true" />
      </Button>
      <Button look={last ? 'primary' : 'quiet'} busy={busy} onClick={onSubmit} className="ms-auto">
        Submit
      </Button>
    </PlayerFoot>
  );
}
