import { defineArea } from '../../define-area.ts';
import { themesRest } from './themes.rest.ts';
import { themesRouter } from './themes.router.ts';
import { themeSettings } from './themes.settings.ts';

export const themesArea = defineArea({ router: themesRouter, rest: themesRest, settings: [themeSettings] });
