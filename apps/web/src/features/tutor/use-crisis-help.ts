import { detectDanger } from '@quorbit/contracts/tutor/danger/danger';
import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import { useCallback } from 'react';
import { selectInstanceContact } from '#features/school/school.mirror.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';

/** Returns a function that gives the help text for a message about self-harm, even offline; null for other messages. */
export function useCrisisHelp(): (message: string) => string | null {
  const contact = useMirror(selectInstanceContact, null, null) ?? null;
  return useCallback(
    (message) => {
      const language = detectDanger(message);
      return language === null ? null : buildHelpText(language, contact);
    },
    [contact],
  );
}
