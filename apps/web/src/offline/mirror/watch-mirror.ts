import { type DeviceStore, deviceStoreOf } from '../device-store.ts';
import type { MirrorArea } from './area.ts';
import { createLiveMirror, type LiveMirror } from './live-mirror.ts';
import type { Selector } from './selector.ts';

const liveMirrors = new WeakMap<DeviceStore, Map<readonly MirrorArea[], LiveMirror>>();

/**
 * Works like `LiveMirror.watch`. All screens of the page share one live mirror per user, so each table is read only
 * once.
 */
export function watchMirror<T>(
  userId: string,
  areas: readonly MirrorArea[],
  selector: Selector<T>,
  show: (value: T | null) => void,
): () => void {
  const store = deviceStoreOf(userId);
  const mirrors = liveMirrors.get(store) ?? new Map<readonly MirrorArea[], LiveMirror>();
  liveMirrors.set(store, mirrors);
  const mirror = mirrors.get(areas) ?? createLiveMirror(store, areas, () => mirrors.delete(areas));
  mirrors.set(areas, mirror);
  return mirror.watch(selector, show);
}
