import * as z from 'zod/mini';
import { profile } from '../accounts/schema.ts';
import { id } from '../lib/scalars.ts';
import { themeName } from './theme-name.ts';

/** Whose theme, which can only be the caller's own, and which one. */
export const chooseThemeInput = z.object({ userId: id, theme: themeName });
export type ChooseThemeInput = z.infer<typeof chooseThemeInput>;

export const chosenTheme = z.object({ user: profile });
