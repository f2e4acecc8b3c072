import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSingleFlight } from '#lib/hooks/use-single-flight.ts';
import { trpc } from '#lib/server/trpc.ts';
import {
  findPushObstacle,
  isBrowserSubscribed,
  type PushObstacle,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';
import { usePushDevice } from './pushes.queries.ts';

export interface PushReminders {
  on: boolean;
  /** The reason why reminders can't be turned on in this browser; null if they can. */
  obstacle: PushObstacle | null;
  /** Whether the server's key and this device's push subscription have been loaded. */
  isLoaded: boolean;
  /** Whether the user didn't grant the permission when the browser asked. */
  declined: boolean;
  failed: boolean;
  busy: boolean;
  setOn(on: boolean): void;
}

/**
 * Manages reminders as push notifications of this browser. They are on if both the browser and the server have a
 * subscription.
 */
export function usePushReminders(): PushReminders {
  const obstacle = findPushObstacle();
  const device = usePushDevice(obstacle === null);
  const utils = trpc.useUtils();
  const [isSubscribed, setIsSubscribed] = useState(false);
  const checkBrowser = useCallback(() => isBrowserSubscribed().then(setIsSubscribed, () => setIsSubscribed(false)), []);
  useEffect(() => {
    if (obstacle === null) void checkBrowser();
  }, [obstacle, checkBrowser]);
  const server = device.state === 'shown' ? device.data : null;
  const change = useSingleFlight(
    useMutation({
      meta: { inline: true },
      async mutationFn(on: boolean): Promise<'done' | 'declined'> {
        if (!on) {
          await utils.client.pushes.unsubscribe.mutate();
          await unsubscribeBrowser();
          return 'done';
        }
        const subscription = await subscribeBrowser(server?.publicKey ?? '');
        if (subscription === null) return 'declined';
        await utils.client.pushes.subscribe.mutate(subscription);
        return 'done';
      },
      onSettled: () => Promise.all([utils.pushes.device.invalidate(), checkBrowser()]),
    }),
    { secondTab: 'unchanged' },
  );
  const stored = (server?.subscribed ?? false) && isSubscribed;
  return {
    on: change.isPending ? change.variables : stored,
    obstacle,
    isLoaded: server !== null,
    declined: change.data === 'declined',
    failed: change.isError,
    busy: change.isPending,
    setOn: change.mutate,
  };
}
