import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';

/**
 * Of a failed call whose screen tells about failures itself: the server's words, or `fallback` where it had none. What
 * concerns every screen (no network, no session) is shown the same way everywhere.
 */
export function showRefusal(error: unknown, fallback: string): void {
  const { kind, status, message } = describeFailure(error);
  if (kind !== 'refused' && kind !== 'defect') return;
  notify(kind === 'refused' && Number(status) < 500 ? message : fallback, { type: 'error' });
}
