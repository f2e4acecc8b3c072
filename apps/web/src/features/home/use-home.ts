import { useMemo, useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { deviceThenServer, serverThenDevice } from '#lib/server/read-policy.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { useSyncStatus } from '#offline/sync-status.ts';
import { useHasNoLocalData } from '#offline/use-has-no-local-data.ts';
import { useHomeOnServer } from './home.queries.ts';
import type { DeviceReading, HomeData } from './home-data.ts';
import type { OpenAttempt } from './home-facts.ts';
import { homeFromServer } from './home-from-server.ts';

const NO_ATTEMPTS: readonly OpenAttempt[] = [];

export interface Home {
  view: View<HomeData>;
  offline: boolean;
  /** Attempts on this device that can be continued. */
  open: readonly OpenAttempt[];
  onRead: (reading: DeviceReading) => void;
  /** Whether this browser turned out to store nothing. */
  hasNoStorage: boolean;
}

/**
 * Returns home's data. A device that has synced completely uses its own data, which sync keeps current; others use the
 * server's replies or, without those, whatever the device has.
 */
export function useHome(now: Date): Home {
  const { id } = useUser();
  const [reading, onRead] = useState<DeviceReading>();
  const offline = useOffline();
  const isEmptyDevice = useHasNoLocalData(id);
  const needsServer = isEmptyDevice === true || (reading !== undefined && !reading.complete);
  const answers = useHomeOnServer(needsServer && !reading?.complete);
  const data = useMemo(() => answers.data && homeFromServer(answers.data, now), [answers.data, now]);
  const fromDevice = reading && usableData(reading, offline);
  const view: View<HomeData> = reading?.complete
    ? deviceThenServer.view(reading.data)
    : serverThenDevice.view({ ...answers, data }).withFallback(fromDevice, offline);
  return { view, offline, open: reading?.open ?? NO_ATTEMPTS, onRead, hasNoStorage: reading?.data === null };
}

/**
 * Returns the data of a device that hasn't synced completely, or null if it isn't usable: online, it must contain
 * quizzes or results.
 */
function usableData({ data }: DeviceReading, offline: boolean): HomeData | null {
  if (data === null) return null;
  return offline || data.quizzes.length > 0 || data.results.length > 0 ? data : null;
}

/** Returns whether the server is out of reach, as far as this device can tell. */
function useOffline(): boolean {
  const { state } = useConnection();
  const { online } = useSyncStatus();
  return state === 'offline' || online === false;
}
