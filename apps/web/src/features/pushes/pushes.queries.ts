import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Fetches the server's public key and this device's push subscription state.
 * @param enabled false if the browser can't subscribe anyway.
 */
export function usePushDevice(enabled: boolean) {
  return serverOnly.view(trpc.pushes.device.useQuery(undefined, { ...serverOnly.options, enabled }));
}
