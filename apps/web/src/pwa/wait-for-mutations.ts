import type { QueryClient } from '@tanstack/react-query';

/** Waits until no mutation is running, because reloading the page would interrupt it; then returns true. */
export function waitForMutations(queryClient: QueryClient): Promise<true> {
  return new Promise((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(check);
    check();
    function check(): void {
      if (queryClient.isMutating() > 0) return;
      stop();
      resolve(true);
    }
  });
}
