import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type OfflineSupply, selectOfflineSupply } from './offline-supply.mirror.ts';

/** What there is on this device for times without a network. */
export function useOfflineSupply(): OfflineSupply | null | undefined {
  return useMirror(selectOfflineSupply, null);
}
