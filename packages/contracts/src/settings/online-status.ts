/** The default: friends see it. */
const SHOWN_BY_DEFAULT = true;

/** Whether friends see when a person is online. @param setting of a profile, or as it is stored */
export function isOnlineShown({ showOnline }: { showOnline?: boolean | null | undefined }): boolean {
  return showOnline ?? SHOWN_BY_DEFAULT;
}
