import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { waitUntilReadable } from '#offline/first-paint.ts';

/**
 * Creates a part of a page whose code is loaded when this device's data may be read, so after the page itself on a
 * device without data. If the code can't be loaded, nothing is shown in its place.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await waitUntilReadable();
    return load().catch(() => ({ default: () => null }));
  });
}
