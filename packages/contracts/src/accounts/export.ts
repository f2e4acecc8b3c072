import * as z from 'zod/mini';
import { instant } from '../lib/scalars.ts';

/**
 * The personal data of one account, as its owner downloads it: these fields, and further ones added by each area of the
 * server. Contains no password and no session key.
 */
export const accountExport = z.looseObject({ format: z.literal(1), exportedAt: instant });
export type AccountExport = z.infer<typeof accountExport>;

/** The path from which the server sends the caller's export as a file: `POST` with the session's token. */
export const OWN_EXPORT_PATH = '/api/users/me/export';

/** Returns the path from which admins download another person's export. */
export function exportPathOf(userId: string): string {
  return `/api/users/${userId}/export`;
}

/** The end of every export file. No text in the file contains a raw line break, so a file with this end is complete. */
export const EXPORT_END = '\n}\n';
