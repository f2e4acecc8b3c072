import { learnerDay } from '@quorbit/contracts/streaks/days';
import { useEffect } from 'react';
import { useDrafts } from '#features/attempts/use-drafts.ts';
import { useUser } from '#lib/session.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectHome } from './home.mirror.ts';
import type { DeviceReading } from './home-data.ts';
import { homeFromDevice, toOpenAttempts } from './home-from-device.ts';

interface HomeReaderProps {
  /** The time by this device's clock. */
  now: Date;
  offline: boolean;
  onRead: (reading: DeviceReading) => void;
}

/** Reads home's data from this device and passes it to `onRead`; it renders nothing. */
export default function HomeReader({ now, offline, onRead }: HomeReaderProps) {
  const user = useUser();
  const { timeZone } = user;
  const onDevice = useMirror(selectHome, { timeZone, day: learnerDay(now, timeZone) });
  const drafts = useDrafts();
  useEffect(() => {
    // Waits for both the mirror's data and the drafts, because home's prompt depends on both.
    if (onDevice === undefined || drafts === null) return;
    const serverNow = onDevice && new Date(now.getTime() + onDevice.deck.skew);
    onRead({
      data: onDevice && serverNow && homeFromDevice(onDevice, user, { now: serverNow, offline }),
      complete: onDevice?.deck.complete ?? false,
      open: toOpenAttempts(drafts.drafts, now.getTime()),
    });
  }, [onDevice, drafts, user, now, offline, onRead]);
  return null;
}
