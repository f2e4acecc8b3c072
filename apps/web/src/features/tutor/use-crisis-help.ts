import { detectDanger } from '@quorbit/contracts/tutor/danger/danger';
import { buildHelpText } from '@quorbit/contracts/tutor/danger/help-text';
import { useCallback } from 'react';
import { selectInstanceContact } from '#features/school/school.mirror.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';

/** Answers words of danger to oneself on this device, without a network too; null for other words. */
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
