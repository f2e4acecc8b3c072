import { ABOUT_PAGES } from './about-pages.ts';
import { ACCOUNTS_PAGES } from './accounts-pages.ts';
import { ADMIN_PAGES } from './admin-pages.ts';
import { GAMIFICATION, TOURNAMENT_STAGE } from './gamification-pages.ts';
import { HEALTH_PAGES } from './health-pages.ts';
import type { PageCase } from './prepared.ts';
import { PROGRESS_PAGES } from './progress-pages.ts';
import { QUIZZES_PAGES } from './quizzes-pages.ts';
import { SOCIAL_PAGES } from './social-pages.ts';
import { STUDY_GROUPS_PAGES } from './study-groups-pages.ts';
import { see, type WalkedPage } from './walked-page.ts';

/** Every page of the route tree. A page of an area is in the file of that area, `<area>-pages.ts`. */
export const PAGES: readonly WalkedPage[] = [
  ...ACCOUNTS_PAGES,
  ...ABOUT_PAGES,
  ...QUIZZES_PAGES,
  ...PROGRESS_PAGES,
  ...SOCIAL_PAGES,
  ...STUDY_GROUPS_PAGES,
  ...ADMIN_PAGES,
  ...HEALTH_PAGES,
  GAMIFICATION,
  TOURNAMENT_STAGE,
];

/** Every page with something on it, and an address that leads to none. */
export const LOADED: readonly PageCase[] = [
  ...PAGES.flatMap(({ loaded }) => loaded ?? []),
  see('unknown address', 'busy', '/no/such/page'),
];

/** Pages with nothing to show. */
export const EMPTY: readonly PageCase[] = PAGES.flatMap(({ empty }) => (empty === 'never' ? [] : (empty ?? [])));

/** Pages that ask the server for what they show. */
export const FAILING: readonly PageCase[] = PAGES.flatMap(({ failing }) => failing ?? []);
