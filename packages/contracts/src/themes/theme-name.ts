import * as z from 'zod/mini';
import { THEME_NAMES } from './names.ts';

export const themeName = z.enum(THEME_NAMES, "There's no such theme.");
