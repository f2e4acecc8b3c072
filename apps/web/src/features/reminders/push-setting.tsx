import { type PushReminders, usePushReminders } from '#features/pushes/use-push-reminders.ts';
import { Switch } from '#ui/forms/switch.tsx';

/**
 * The switch that turns on reminders as notifications of this browser.
 * @param hasTime whether there is something to notify about: a reminder time, or notifications of what others did.
 */
export function PushSetting({ hasTime }: { hasTime: boolean }) {
  const push = usePushReminders();
  return (
    <Switch
      label="Notify me on this device"
      hint={<span role="status">{formatHint(push, hasTime)}</span>}
      checked={push.on}
      // Notifications on this device can be turned off even without a reminder time.
      disabled={push.busy || push.obstacle !== null || !push.isLoaded || (!hasTime && !push.on)}
      onChange={(event) => push.setOn(event.target.checked)}
    />
  );
}

const OBSTACLE_TEXTS = {
  'needs-https': 'Notifications need HTTPS. Open Quorbit at an address that begins with https://.',
  unsupported: "This browser can't show notifications. On an iPhone or iPad, install the app first.",
  denied: "You've blocked notifications for this site. Allow them in your browser's settings.",
} as const;

function formatHint({ on, obstacle, isLoaded, declined, failed }: PushReminders, hasTime: boolean): string {
  if (obstacle !== null) return OBSTACLE_TEXTS[obstacle];
  if (failed) return "That didn't work. Check your connection and try again.";
  if (declined) return 'Your browser needs your permission. Turn the switch on again to be asked.';
  if (!isLoaded) return "You can change this when you're online.";
  if (!hasTime && !on) return 'Save a daily reminder first.';
  return 'At the time above, even when Quorbit is closed.';
}
