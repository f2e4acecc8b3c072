import { clientWith } from '#lib/trpc.ts';
import type { HintSource } from './engine/hints.ts';

/** Hints over the tab's socket, which comes back by itself. */
export function serverHints(token: string): HintSource {
  const { sync } = clientWith(token);
  return {
    follow({ onHint, onEnd }) {
      let following = true;
      const end = () => {
        if (following) onEnd();
        following = false;
      };
      const { unsubscribe } = sync.hints.subscribe(undefined, { onData: onHint, onError: end, onComplete: end });
      return () => {
        following = false;
        unsubscribe();
      };
    },
  };
}
