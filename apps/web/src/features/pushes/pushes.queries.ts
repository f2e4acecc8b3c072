import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Fetches what this browser needs for push messages. @param enabled false where it can't subscribe anyway */
export function usePushDevice(enabled: boolean) {
  return serverOnly.view(trpc.pushes.device.useQuery(undefined, { ...serverOnly.options, enabled }));
}
