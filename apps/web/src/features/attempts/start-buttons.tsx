import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import { CircleCheckBig, type LucideIcon, Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#ui/buttons/button.tsx';

interface StartButtonsProps {
  /** The mode whose button is the large one; null if only `start` is offered. */
  usual: AttemptMode | null;
  /** The time that mode `start` has, for example `5 min`. */
  time: string;
  /** The mode that is being started; null if none is. */
  busy: AttemptMode | null;
  onStart: (mode: AttemptMode) => void;
  /** Content below the buttons. */
  children?: ReactNode;
}

const LABELS: Record<AttemptMode, { icon: LucideIcon; label: string }> = {
  check: { icon: CircleCheckBig, label: 'Check as I go' },
  start: { icon: Play, label: 'Start' },
};

/** The buttons that start a quiz, one per mode. On phones they stay at the bottom, within the thumb's reach. */
export function StartButtons({ usual, time, busy, onStart, children }: StartButtonsProps) {
  const modes: readonly AttemptMode[] =
    usual === null ? ['start'] : usual === 'check' ? ['check', 'start'] : ['start', 'check'];
  return (
    <div className="start-bar grid gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:-mx-6 max-sm:border-t max-sm:border-base-300 max-sm:bg-base-200 max-sm:px-6 max-sm:pt-3 max-sm:pb-[calc(env(safe-area-inset-bottom)+0.75rem)]">
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:grid">
        {modes.map((mode, index) => (
          <StartButton
            key={mode}
            mode={mode}
            hint={mode === 'check' ? "No timer. See at once what's right." : `${time}. Your result comes at the end.`}
            large={index === 0}
            busy={busy === mode}
            disabled={busy !== null && busy !== mode}
            onPress={() => onStart(mode)}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

interface StartButtonProps {
  mode: AttemptMode;
  /** The meaning of this mode, as the button's description. */
  hint: string;
  large: boolean;
  busy: boolean;
  disabled: boolean;
  onPress: () => void;
}

function StartButton({ mode, hint, large, busy, disabled, onPress }: StartButtonProps) {
  const id = useId();
  const { icon: Icon, label } = LABELS[mode];
  return (
    <div className="grid content-start gap-1">
      <Button
        look={large ? 'primary' : 'secondary'}
        busy={busy}
        disabled={disabled}
        onClick={onPress}
        aria-describedby={id}
        icon={<Icon className="size-5" aria-hidden="true" />}
        className={large ? 'min-h-14 text-lg sm:px-10' : 'sm:min-h-14 sm:px-8'}
      >
        {label}
      </Button>
      <p id={id} className="text-sm text-quiet max-sm:text-center">
        {hint}
      </p>
    </div>
  );
}
