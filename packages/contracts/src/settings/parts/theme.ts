import * as z from 'zod/mini';
import { THEME_NAMES } from '../../themes/names.ts';
import { settingsPart } from './part.ts';

export const themeName = z.enum(THEME_NAMES, "There's no such theme.");

export const themeSettings = settingsPart({
  taken: { selectedTheme: z.optional(themeName) },
  told: { selectedTheme: z.string() },
  words: { selectedTheme: 'theme' },
});
