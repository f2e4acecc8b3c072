import { notify } from '#lib/notifications.ts';
import type { ReminderAnswer, ToPage } from './messages.ts';

interface ReminderTapOptions {
  /** Returns whether the user is in the middle of a quiz, a game or a review session. */
  isBusy: () => boolean;
  /** The container that receives the worker's messages; undefined if the browser has no service workers. */
  container?: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined;
}

/**
 * Replies to the worker when the user taps a reminder while the app is open. A user who is busy reads it where they are
 * and stays on the page.
 */
export function answerReminderTaps({ isBusy, container = navigator.serviceWorker }: ReminderTapOptions): void {
  container?.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type !== 'reminder') return;
    const answer: ReminderAnswer = isBusy() ? 'stay' : 'go';
    if (answer === 'stay') notify(`${data.title}. Finish here first.`, { durationMs: 8_000 });
    ports[0]?.postMessage(answer);
  });
}
