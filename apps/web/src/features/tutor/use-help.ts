import { dangerIn } from '@quorbit/contracts/tutor/danger/danger';
import { helpText } from '@quorbit/contracts/tutor/danger/help-text';
import { useCallback } from 'react';
import { selectSchoolContact } from '#features/school/school.mirror.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';

/** Answers words of danger to oneself on this device, without a network too; null for other words. */
export function useHelp(): (message: string) => string | null {
  const contact = useMirror(selectSchoolContact, null, null) ?? null;
  return useCallback(
    (message) => {
      const language = dangerIn(message);
      return language === null ? null : helpText(language, contact);
    },
    [contact],
  );
}
