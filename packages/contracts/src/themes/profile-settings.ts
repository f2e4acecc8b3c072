import * as z from 'zod/mini';
import { settingsPart } from '../accounts/settings-part.ts';
import { themeName } from './theme-name.ts';

export const themeSettings = settingsPart({
  taken: { selectedTheme: z.optional(themeName) },
  told: { selectedTheme: z.string() },
  words: { selectedTheme: 'theme' },
});
