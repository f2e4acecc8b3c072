import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/**
 * All personal data of one account, as its owner downloads it: these fields, and those that each area of the server
 * adds. Contains no password and no session key.
 */
export const accountExport = z.looseObject({ format: z.literal(1), exportedAt: instant });
export type AccountExport = z.infer<typeof accountExport>;
