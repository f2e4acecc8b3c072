import { formatUnlock } from '@quorbit/contracts/themes/format-unlock';
import { isLevelTheme, THEME_LEVELS, type ThemeName } from '@quorbit/contracts/themes/names';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { DESCRIPTIONS } from './descriptions.ts';
import { ThemePreview } from './theme-preview.tsx';

export type ThemeState = 'current' | 'open' | 'locked';

interface ThemeCardProps {
  theme: ThemeName;
  state: ThemeState;
  level: number;
  busy: boolean;
  onApply: () => void;
  onPreview: () => void;
  onLeave: () => void;
}

/**
 * Card of one theme: its preview, and a button to apply it or the level it needs. An unlocked theme is previewed on the
 * page while it's hovered or focused.
 */
export function ThemeCard({ theme, state, level, busy, onApply, onPreview, onLeave }: ThemeCardProps) {
  const nameId = useId();
  const footer = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    const chosen = before.current === 'open' && state === 'current';
    before.current = state;
    // The pressed Apply button was removed together with the focus, so the footer gets the focus.
    if (chosen && document.activeElement === document.body) footer.current?.focus({ preventScroll: true });
  }, [state]);
  const previewHandlers = state === 'open' ? { onPointerEnter: onPreview, onPointerLeave: onLeave } : {};
  return (
    <li
      aria-labelledby={nameId}
      data-state={state}
      {...previewHandlers}
      className={`grid grid-rows-[auto_1fr_auto] gap-3 rounded-card border bg-base-100 p-3 ${state === 'current' ? 'border-primary' : 'border-base-300'}`}
    >
      <ThemePreview theme={theme} />
      <div>
        <h3 id={nameId} className="text-lg">
          {theme}
        </h3>
        <p className="text-sm text-quiet">{DESCRIPTIONS[theme]}</p>
      </div>
      <div
        ref={footer}
        tabIndex={state === 'current' ? -1 : undefined}
        className="flex min-h-11 items-center rounded-field"
      >
        {state === 'current' && <Badge tone="primary">Current</Badge>}
        {state === 'open' && (
          <Button
            aria-describedby={nameId}
            busy={busy}
            onClick={onApply}
            onFocus={onPreview}
            onBlur={onLeave}
            className="w-full"
          >
            Apply
          </Button>
        )}
        {state === 'locked' && <Locked theme={theme} level={level} />}
      </div>
    </li>
  );
}

function Locked({ theme, level }: { theme: ThemeName; level: number }) {
  if (!isLevelTheme(theme)) {
    return (
      <p className="text-sm font-semibold">
        Unlocks{' '}
        <Link to="/achievements" className="text-primary underline underline-offset-4">
          {formatUnlock(theme)}
        </Link>
      </p>
    );
  }
  const needed = THEME_LEVELS[theme];
  return (
    <div className="flex items-center gap-3">
      <ProgressRing
        label={`Level for ${theme}`}
        value={level / needed}
        valueText={`Level ${level} of ${needed}`}
        className="size-9"
      />
      <span className="text-sm font-semibold">Unlocks at Level {needed}</span>
    </div>
  );
}
