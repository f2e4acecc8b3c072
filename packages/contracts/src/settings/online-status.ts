/** Whether friends see a person's online status by default. */
const SHOWN_BY_DEFAULT = true;

/**
 * Returns whether friends see when a person is online.
 * @param setting the value from the profile or the database; missing or null means the default.
 */
export function isOnlineShown({ showOnline }: { showOnline?: boolean | null | undefined }): boolean {
  return showOnline ?? SHOWN_BY_DEFAULT;
}
