import { EARNED_THEME_NAMES, isThemeUnlocked, LEVEL_THEMES, type ThemeName } from '@quorbit/contracts/themes/names';
import { useEffect, useId } from 'react';
import { getSession, useUser } from '#lib/session.ts';
import { applyTheme, previewTheme } from '#lib/theme/theme.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { useApplyTheme } from '../accounts/use-apply-theme.ts';
import { ThemeCard, type ThemeState } from './theme-card.tsx';
import { coloursOf } from './theme-preview.tsx';
import { useUnlocks } from './use-unlocks.ts';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-4';

/** The theme chooser: every theme, each in its own colours. */
export function ThemesScreen() {
  const earnedId = useId();
  const { selectedTheme } = useUser();
  const unlocks = useUnlocks();
  const { apply, applying } = useApplyTheme();
  const current = applying ?? selectedTheme;
  useEffect(() => restore, []);

  function stateOf(theme: ThemeName): ThemeState {
    if (theme === current) return 'current';
    return isThemeUnlocked(theme, unlocks) ? 'open' : 'locked';
  }
  const cardOf = (theme: ThemeName) => (
    <ThemeCard
      key={theme}
      theme={theme}
      state={stateOf(theme)}
      level={unlocks.level}
      busy={applying === theme}
      onApply={() => apply(theme)}
      onPreview={() => previewTheme(theme, coloursOf(theme))}
      onLeave={restore}
    />
  );
  return (
    <>
      <PageHeader
        title="Themes"
        description={
          <>
            <span className="pointer-coarse:hidden">Hover over a theme to preview it. </span>
            New ones unlock as you level up.
          </>
        }
      />
      <h2 className="sr-only">By level</h2>
      <ul className={GRID}>{LEVEL_THEMES.map(cardOf)}</ul>
      <section aria-labelledby={earnedId} className="mt-10 grid gap-4">
        <h2 id={earnedId} className="text-xl">
          Earned
        </h2>
        <ul className={GRID}>{EARNED_THEME_NAMES.map(cardOf)}</ul>
      </section>
    </>
  );
}

/** Shows the page in the user's own theme again. */
function restore(): void {
  const user = getSession()?.user;
  if (user) applyTheme(user.selectedTheme);
}
