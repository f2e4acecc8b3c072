import { DEFAULT_THEME } from '@quorbit/contracts/themes/default-theme';
import { useRouter } from '@tanstack/react-router';
import { CirclePlay, LogOut, type LucideIcon, Monitor, Moon, RefreshCw, Repeat, Sun } from 'lucide-react';
import { useSwitchRole } from '#features/accounts/use-switch-role.ts';
import { useDrafts } from '#features/attempts/use-drafts.ts';
import type { FoundQuiz } from '#features/quizzes/use-quiz-search.ts';
import { useUser } from '#lib/session.ts';
import { findRoleSwitch } from '#lib/words/roles.ts';
import { syncNow } from '#offline/sync-status.ts';
import { getAccountLinks, getMenu } from '../menu.ts';
import { MENU_ICONS } from '../menu-icons.ts';
import { usePageExists } from '../use-page-exists.ts';
import type { RankedItem } from './rank.ts';
import { getScheme, setScheme } from './scheme.ts';

export interface PaletteItem extends RankedItem {
  /** The kind of item, shown beside the label, e.g. `Action`. */
  sort: string;
  icon: LucideIcon;
  run: () => unknown;
}

interface ItemSources {
  localQuizzes: readonly FoundQuiz[];
  serverQuizzes: readonly FoundQuiz[];
  logOut: () => unknown;
}

/** Returns every page, quiz and action that the palette offers the signed-in user. */
export function usePaletteItems({ localQuizzes, serverQuizzes, logOut }: ItemSources): PaletteItem[] {
  const { navigate } = useRouter();
  const user = useUser();
  const pageExists = usePageExists();
  const drafts = useDrafts()?.drafts ?? [];
  const switchRole = useSwitchRole();
  const roleSwitch = findRoleSwitch(user.role);

  const pages = [
    ...getMenu(user.role, pageExists).flatMap(({ entries }) => entries),
    ...getAccountLinks(user.role, pageExists),
  ];
  const known = new Set(localQuizzes.map(({ id }) => id));
  const quizzes = [
    ...localQuizzes,
    ...serverQuizzes.filter(({ id }) => !known.has(id)).map((quiz) => ({ ...quiz, found: true })),
  ];
  const openQuiz = (quizId: string) => navigate({ to: '/user/test/$quizId', params: { quizId } });
  return [
    ...drafts.map(
      ({ quizId, pack: { title, category } }): PaletteItem => ({
        id: `continue:${quizId}`,
        label: `Continue ${title}`,
        words: category,
        sort: 'Action',
        icon: CirclePlay,
        run: () => openQuiz(quizId),
      }),
    ),
    {
      id: 'start-reviews',
      label: 'Start reviews',
      words: 'repeat practise practice cards',
      sort: 'Action',
      icon: CirclePlay,
      run: () => navigate({ to: '/reviews' }),
    },
    ...pages.map(
      ({ to, label, icon }): PaletteItem => ({
        id: `page:${to}`,
        label,
        sort: 'Page',
        icon: MENU_ICONS[icon],
        run: () => navigate({ to }),
      }),
    ),
    ...schemeItems(user.selectedTheme),
    { id: 'sync', label: 'Sync now', words: 'send', sort: 'Action', icon: RefreshCw, run: syncNow },
    ...(roleSwitch
      ? [
          {
            id: 'switch-role',
            label: roleSwitch.label,
            sort: 'Action',
            icon: Repeat,
            run: () => switchRole.mutate({ userId: user.id, role: roleSwitch.to }),
          },
        ]
      : []),
    { id: 'log-out', label: 'Log out', words: 'sign out leave', sort: 'Action', icon: LogOut, run: logOut },
    ...quizzes.map(
      (quiz): PaletteItem => ({
        ...quiz,
        id: `quiz:${quiz.id}`,
        label: quiz.title,
        words: quiz.category,
        onlyWhenSearched: true,
        sort: 'Quiz',
        icon: MENU_ICONS.quizzes,
        run: () => openQuiz(quiz.id),
      }),
    ),
  ];
}

/**
 * Returns the actions that switch between light and dark; none for other themes, because only the default one has both.
 */
function schemeItems(theme: string): PaletteItem[] {
  if (theme !== DEFAULT_THEME) return [];
  const { scheme, chosen } = getScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  const toggle: PaletteItem = {
    id: 'toggle-scheme',
    label: `Switch to ${other}`,
    words: 'theme mode colours night day',
    sort: 'Action',
    icon: other === 'dark' ? Moon : Sun,
    run: () => setScheme(other),
  };
  const follow: PaletteItem = {
    id: 'system-scheme',
    label: 'Match the system, light or dark',
    words: 'theme mode colours',
    sort: 'Action',
    icon: Monitor,
    run: () => setScheme(null),
  };
  return chosen ? [toggle, follow] : [toggle];
}
