import { notify } from '#lib/notifications.ts';
import type { ReminderAnswer, ToPage } from './messages.ts';

interface ReminderTapOptions {
  /** Whether somebody is in the middle of a quiz, a game or a review session. */
  isBusy: () => boolean;
  /** Where the worker speaks; absent where the browser has none. */
  container?: Pick<ServiceWorkerContainer, 'addEventListener'> | undefined;
}

/** Answers the worker when somebody taps a reminder while the app is open: who is busy reads it where they are, and stays. */
export function answerReminderTaps({ isBusy, container = navigator.serviceWorker }: ReminderTapOptions): void {
  container?.addEventListener('message', ({ data, ports }: MessageEvent<ToPage>) => {
    if (data.type !== 'reminder') return;
    const answer: ReminderAnswer = isBusy() ? 'stay' : 'go';
    if (answer === 'stay') notify(`${data.title}. Finish here first.`, { durationMs: 8_000 });
    ports[0]?.postMessage(answer);
  });
}
