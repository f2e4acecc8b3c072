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

/**
 * The buttons that move between questions and submit. Submit takes the place of Next at the last question. They are
 * two buttons, so a press of Next that leads there loses the focus, and the question gets it.
 */
export function PlayerBar({ current, total, busy = false, onGoTo, onSubmit }: PlayerBarProps) {
  return (
    <PlayerFoot>
      <Button
        disabled={current === 0}
        onClick={() => onGoTo(current - 1)}
        icon={<ArrowLeft className="size-5 max-sm:hidden" aria-hidden="true" />}
      >
        Previous
      </Button>
      {current === total - 1 ? (
        <Button key="submit" look="primary" busy={busy} onClick={onSubmit} className={FORWARD_CLASSES}>
          Submit
        </Button>
      ) : (
        <Button key="next" look="primary" onClick={() => onGoTo(current + 1)} className={FORWARD_CLASSES}>
          Next
          <ArrowRight className="size-5 max-sm:hidden" aria-hidden="true" />
        </Button>
      )}
    </PlayerFoot>
  );
}

const FORWARD_CLASSES = 'ms-auto max-sm:grow sm:min-w-32';
