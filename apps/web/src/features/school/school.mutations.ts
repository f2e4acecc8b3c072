import { formMutation } from '#lib/hooks/form-mutation.ts';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Saves the school's name. */
export function useRenameInstance() {
  const { school } = trpc.useUtils();
  return formMutation(
    trpc.school.rename.useMutation({
      meta: { inline: true },
      onSuccess: (saved) => school.get.setData(undefined, saved),
    }),
    { secondTab: 'replaced' },
  );
}

/** Saves the person whom learners in danger can turn to. */
export function useSetInstanceContact() {
  const { school } = trpc.useUtils();
  return formMutation(
    trpc.school.setContact.useMutation({
      meta: { inline: true },
      onSuccess: (saved) => school.get.setData(undefined, saved),
    }),
    { secondTab: 'replaced' },
  );
}

/** Saves which step of the setup is next. */
export function useSaveSetup() {
  const { school } = trpc.useUtils();
  return useSingleFlight(
    trpc.school.saveSetup.useMutation({
      meta: { failure: "We couldn't save how far you are. The settings themselves are saved." },
      onSuccess: (saved) => school.get.setData(undefined, saved),
    }),
    { secondTab: 'unchanged' },
  );
}
