import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';

/**
 * Shows why a call failed, on a screen that reports failures itself: the server's message, or `fallback` for a defect
 * or a server error (5xx). Failures that concern every screen (no network, no session) are shown in one common place,
 * not here.
 */
export function showRefusal(error: unknown, fallback: string): void {
  const { kind, status, message } = describeFailure(error);
  if (kind !== 'refused' && kind !== 'defect') return;
  notify(kind === 'refused' && Number(status) < 500 ? message : fallback, { type: 'error' });
}

/** Returns the options of a mutation whose failures are shown by `showRefusal`. */
export function refusalToast(fallback: string) {
  return { meta: { inline: true }, onError: (error: unknown) => showRefusal(error, fallback) };
}

/** Returns the options of a mutation that shows a success message and then refetches the changed data. */
export function successToast(message: string, refetch: () => unknown) {
  return {
    onSuccess() {
      notify(message, { type: 'success' });
      return refetch();
    },
  };
}
