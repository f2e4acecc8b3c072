import { area } from '../../lib/area.ts';
import { themesRest } from './themes.rest.ts';
import { themesRouter } from './themes.router.ts';

export const themesArea = area({ router: themesRouter, rest: themesRest });
