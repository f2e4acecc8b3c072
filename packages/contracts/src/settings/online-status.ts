/** Whether friends see when somebody is online, where they never chose. */
const SHOWN = true;

/** What holds for somebody. @param setting of a profile, or as it is stored */
export function showsOnline({ showOnline }: { showOnline?: boolean | null | undefined }): boolean {
  return showOnline ?? SHOWN;
}
