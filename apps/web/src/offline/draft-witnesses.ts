import { type Clock, systemClock } from './engine/clock.ts';

/** How long to wait for other pages, milliseconds. A page that stands still does not answer. */
const ANSWER_MS = 500;

/** What the pages of one browser tell each other of the drafts that they saw running. */
export interface DraftWitnesses {
  /** How much of its time an attempt has left by a page that saw it running, milliseconds; null where none did. */
  ask(attemptId: string): Promise<number | null>;
  /** Answers other pages from now on. */
  answer(leftOf: (attemptId: string) => number | null): void;
}

type Message = { ask: string } | { of: string; left: number };

/** The channel of a person's pages. */
export const draftChannel = (userId: string) => `drafts:${userId}`;

/** Asks over a channel, which is opened once there is something to say. */
export function draftWitnesses(name: string, clock: Pick<Clock, 'after'> = systemClock): DraftWitnesses {
  const waiting = new Map<string, (left: number) => void>();
  let answering: (attemptId: string) => number | null = () => null;
  let channel: BroadcastChannel | null = null;

  function open(): BroadcastChannel {
    if (channel) return channel;
    const opened = new BroadcastChannel(name);
    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('of' in data) return waiting.get(data.of)?.(data.left);
      const left = answering(data.ask);
      if (left !== null) opened.postMessage({ of: data.ask, left } satisfies Message);
    };
    channel = opened;
    return opened;
  }

  return {
    ask: (attemptId) =>
      new Promise((resolve) => {
        const end = (left: number | null) => {
          waiting.delete(attemptId);
          cancel();
          resolve(left);
        };
        const cancel = clock.after(ANSWER_MS, () => end(null));
        waiting.set(attemptId, end);
        open().postMessage({ ask: attemptId } satisfies Message);
      }),
    answer(leftOf) {
      answering = leftOf;
      open();
    },
  };
}
