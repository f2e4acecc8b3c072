import { useOnce } from '#lib/hooks/use-once.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Gives the school its name. */
export function useRenameSchool() {
  const { school } = trpc.useUtils();
  // twice, by a form: the later name counts
  return trpc.school.rename.useMutation({
    meta: { inline: true },
    onSuccess: (saved) => school.get.setData(undefined, saved),
  });
}

/** Says whom learners in danger can turn to. */
export function useSetContact() {
  const { school } = trpc.useUtils();
  // twice, by a form: the later contact counts
  return trpc.school.setContact.useMutation({
    meta: { inline: true },
    onSuccess: (saved) => school.get.setData(undefined, saved),
  });
}

/** Remembers which step of the setup is next. */
export function useSaveSetup() {
  const { school } = trpc.useUtils();
  // twice: the step is set, not moved
  return useOnce(
    trpc.school.saveSetup.useMutation({
      meta: { failure: "We couldn't save how far you are. The settings themselves are saved." },
      onSuccess: (saved) => school.get.setData(undefined, saved),
    }),
  );
}
