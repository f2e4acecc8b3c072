/** The default: friends see it. */
const SHOWN = true;

/** Whether friends see when a person is online. @param setting of a profile, or as it is stored */
export function showsOnline({ showOnline }: { showOnline?: boolean | null | undefined }): boolean {
  return showOnline ?? SHOWN;
}
