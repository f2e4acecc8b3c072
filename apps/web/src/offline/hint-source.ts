import type { HintSource } from './engine/hints.ts';

/** Hints over the tab's socket, which comes back by itself. */
export function serverHints(token: string): HintSource {
  return {
    follow({ onHint, onEnd }) {
      let following = true;
      let unsubscribe = () => {};
      const end = () => {
        if (following) onEnd();
        following = false;
      };
      import('#lib/server/socket-client.ts').then(({ socketClient }) => {
        if (!following) return;
        const told = { onData: onHint, onError: end, onComplete: end };
        const subscription = socketClient(token).sync.hints.subscribe(undefined, told);
        unsubscribe = () => subscription.unsubscribe();
      }, end);
      return () => {
        following = false;
        unsubscribe();
      };
    },
  };
}
