import type { SetSwitchInput } from '@quorbit/contracts/feature-switches/schema';
import { useMutation } from '@tanstack/react-query';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { showRefusal } from '#lib/server/toasts.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Sets one feature switch.
 * @param withReauthentication asks for the password if the server requires it, then runs the call again.
 */
export function useSetSwitch(withReauthentication: <T>(run: () => Promise<T>) => Promise<T>) {
  const { client, featureSwitches } = trpc.useUtils();
  return useSingleFlight(
    useMutation({
      mutationFn: (change: SetSwitchInput) => withReauthentication(() => client.featureSwitches.set.mutate(change)),
      meta: { inline: true },
      onSuccess: (managed) => featureSwitches.get.setData(undefined, managed),
      onError: (error) => showRefusal(error, "We couldn't change the switch. Try again."),
      // Another admin may have changed the switch in the meantime.
      onSettled: () => featureSwitches.invalidate(),
    }),
    { secondTab: 'refused' },
  );
}
