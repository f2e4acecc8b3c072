import type { AttemptMode } from '@quorbit/contracts/attempts/mode';
import { CircleCheckBig, type LucideIcon, Play } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ThumbBar } from '#ui/player/thumb-bar.tsx';

interface StartButtonsProps {
  /** The mode whose button is the large one; null if only `start` is offered. */
  usual: AttemptMode | null;
  /** The time that mode `start` has, for example `5 min`. */
  time: string;
  /** The mode that is being started; null if none is. */
  busy: AttemptMode | null;
  /** Whether the large button gets the page's first focus. */
  focused: boolean;
  onStart: (mode: AttemptMode) => void;
  /** Content below the buttons. */
  children?: ReactNode;
}

const LABELS: Record<AttemptMode, { icon: LucideIcon; label: string }> = {
  check: { icon: CircleCheckBig, label: 'Check as I go' },
  start: { icon: Play, label: 'Start' },
};

/** The buttons that start a quiz, one per mode. */
export function StartButtons({ usual, time, busy, focused, onStart, children }: StartButtonsProps) {
  const modes: readonly AttemptMode[] =
    usual === null ? ['start'] : usual === 'check' ? ['check', 'start'] : ['start', 'check'];
  return (
    <ThumbBar>
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-sm:grid">
        {modes.map((mode, index) => (
          <StartButton
            key={mode}
            mode={mode}
            hint={mode === 'check' ? "No timer. See at once what's right." : `${time}. Your result comes at the end.`}
            large={index === 0}
            focused={focused && index === 0}
            busy={busy === mode}
            disabled={busy !== null && busy !== mode}
            onPress={() => onStart(mode)}
          />
        ))}
      </div>
      {children}
    </ThumbBar>
  );
}

interface StartButtonProps {
  mode: AttemptMode;
  /** The meaning of this mode, as the button's description. */
  hint: string;
  large: boolean;
  focused: boolean;
  busy: boolean;
  disabled: boolean;
  onPress: () => void;
}

function StartButton({ mode, hint, large, focused, busy, disabled, onPress }: StartButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { icon: Icon, label } = LABELS[mode];

  useEffect(() => {
    if (!focused) return;
    // A frame later, because the page's heading gets the focus after a navigation.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused]);

  return (
    <div className="grid content-start gap-1">
      <Button
        look={large ? 'primary' : 'secondary'}
        busy={busy}
        disabled={disabled}
        onClick={onPress}
        aria-describedby={id}
        ref={button}
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
