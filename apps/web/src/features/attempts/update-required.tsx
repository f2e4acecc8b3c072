import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { notify } from '#lib/notifications.ts';
import { updateApp } from '#lib/server/app-update.ts';
import { Button } from '#ui/buttons/button.tsx';

/**
 * The page shown when a newer server asks questions of kinds that this build can't show. An attempt that was begun
 * stays on the device meanwhile.
 */
export function UpdateRequired() {
  const update = useSingleFlight(
    useMutation({
      mutationFn: updateApp,
      onSuccess(updated) {
        if (!updated)
          notify("We couldn't get the new version. Check your connection and try again.", { type: 'error' });
      },
    }),
    { secondTab: 'repeated' },
  );
  return (
    <section
      aria-labelledby="update-to-play"
      className="grid gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <h2 id="update-to-play" className="text-xl">
        Update to play
      </h2>
      <p>This quiz has a kind of question that this version of the app doesn't know. Get the new version to take it.</p>
      <Button
        look="primary"
        busy={update.isPending}
        onClick={() => update.mutate()}
        icon={<RefreshCw className="size-5" aria-hidden="true" />}
        className="justify-self-start"
      >
        Update now
      </Button>
    </section>
  );
}
