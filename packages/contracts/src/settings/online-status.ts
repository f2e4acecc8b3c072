import * as z from 'zod/mini';
import { settingsPart } from './part.ts';

/** Whether friends see when somebody is online, where they never chose. */
const SHOWN = true;

/** What holds for somebody. @param setting of a profile, or as it is stored */
export function showsOnline({ showOnline }: { showOnline?: boolean | null | undefined }): boolean {
  return showOnline ?? SHOWN;
}

export const friendSettings = settingsPart({
  taken: { showOnline: z.optional(z.boolean('Show online must be true or false.')) },
  /** Whether friends see when the learner is online; older servers don't tell it: see `showsOnline`. */
  told: { showOnline: z.optional(z.boolean()) },
  defaults: { showOnline: showsOnline({}) },
  words: { showOnline: 'online status' },
});
