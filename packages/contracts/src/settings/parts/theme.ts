import * as z from 'zod/mini';
import { THEME_NAMES } from '../../themes/names.ts';
import { defineSettingsPart } from './settings-part.ts';

export const themeName = z.enum(THEME_NAMES, "There's no such theme.");

export const themeSettings = defineSettingsPart({
  taken: { selectedTheme: z.optional(themeName) },
  told: { selectedTheme: z.string() },
  words: { selectedTheme: 'theme' },
});
