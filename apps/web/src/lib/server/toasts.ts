import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';

/**
 * Shows why a call failed, on a screen that tells about failures itself: the server's words, or `fallback` where it had
 * none. Failures that concern every screen (no network, no session) are shown the same way everywhere, not here.
 */
export function showRefusal(error: unknown, fallback: string): void {
  const { kind, status, message } = describeFailure(error);
  if (kind !== 'refused' && kind !== 'defect') return;
  notify(kind === 'refused' && Number(status) < 500 ? message : fallback, { type: 'error' });
}

/** Options of a mutation whose failures `showRefusal` tells. */
export function refusalToast(fallback: string) {
  return { meta: { inline: true }, onError: (error: unknown) => showRefusal(error, fallback) };
}

/** Options of a mutation that says what was done, and then reads again what it changed. */
export function successToast(message: string, refetch: () => unknown) {
  return {
    onSuccess() {
      notify(message, { type: 'success' });
      return refetch();
    },
  };
}
