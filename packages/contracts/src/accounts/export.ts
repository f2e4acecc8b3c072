import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/**
 * All personal data of one account, as its owner downloads it: these fields, and those that each area of the server
 * adds. Contains no password and no session key.
 */
export const accountExport = z.looseObject({ format: z.literal(1), exportedAt: instant });
export type AccountExport = z.infer<typeof accountExport>;

/** Where the server sends an export as a file: `POST` with the session's token. */
export const OWN_EXPORT_PATH = '/api/users/me/export';

/** The same of somebody else, for admins. */
export function exportPathOf(userId: string): string {
  return `/api/users/${userId}/export`;
}

/** How the file ends. No text in it contains a line break, so a file that ends so is whole. */
export const EXPORT_END = '\n}\n';
