import type { HintSource } from './engine/hints.ts';

/** Creates a source of hints that arrive over the tab's socket, which reconnects by itself. */
export function createServerHintSource(token: string): HintSource {
  return {
    subscribe({ onHint, onEnd }) {
      let following = true;
      let unsubscribe = () => {};
      const end = () => {
        if (following) onEnd();
        following = false;
      };
      import('#lib/server/socket-client.ts').then(({ socketClient }) => {
        if (!following) return;
        const handlers = { onData: onHint, onError: end, onComplete: end };
        const subscription = socketClient(token).sync.hints.subscribe(undefined, handlers);
        unsubscribe = () => subscription.unsubscribe();
      }, end);
      return () => {
        following = false;
        unsubscribe();
      };
    },
  };
}
