import type { Profile } from '@quorbit/contracts/accounts/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import { foldStreak } from '@quorbit/contracts/streaks/streak';
import type { MirrorKind } from '@quorbit/contracts/sync/mirror-kinds';
import { vi } from 'vitest';
import { signIn } from '#lib/testing/people.ts';
import { started } from '#lib/testing/quizzes.ts';
import { packRow } from '#lib/testing/rows.ts';
import { type DeviceStore, openDeviceStore } from '#offline/device-store.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { createMeta } from '#offline/queue/identity.ts';

/** Returns a time zone in which it's now about the given hour, and makes it the device's zone. */
function mockZoneAtHour(hour: number): string {
  const offset = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  const options = { ...new Intl.DateTimeFormat('en').resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  return timeZone;
}

export interface HomeDevice {
  user: Profile;
  me: DeviceStore;
  today: string;
  putRow(kind: MirrorKind, id: string, body: unknown): Promise<void>;
  /**
   * Stores a quiz on the device, with the pack that is needed to take it unless `here` is false. Returns the hash of
   * its pack.
   */
  putQuiz(of: Quiz, here?: boolean): Promise<string>;
}

/**
 * Signs in a learner on a device that has synced completely.
 * @param hour the local hour on the device.
 * @param activeDaysAgo for each active day, how many days ago it was.
 */
export async function createHomeDevice(hour: number, activeDaysAgo: readonly number[] = []): Promise<HomeDevice> {
  const timeZone = mockZoneAtHour(hour);
  const today = learnerDay(new Date(), timeZone);
  const active = activeDaysAgo.map((ago) => addDays(today, -ago)).sort();
  const user = signIn('user', { timeZone, xp: 900, streak: foldStreak(active) });
  const me = openDeviceStore(user.id);
  let version = 0;
  async function putRow(kind: MirrorKind, id: string, body: unknown): Promise<void> {
    version += 1;
    await me.database.rows.put({ scope: 'me', kind, id, version, body, generation: 1 });
  }
  await putRow('profile', user.id, { ...user, history: buildHistory(active, new Map()) });
  await me.storage.write((tx) => tx.setMeta({ ...createMeta(newId()), complete: true }));
  return {
    user,
    me,
    today,
    putRow,
    async putQuiz(of, here = true) {
      const hash = of.id.replaceAll('-', '').padEnd(64, '0');
      await putRow('pack', of.id, packRow(of, hash).body);
      if (here) await me.database.packs.put(toStoredPack(hash, started(of).pack));
      return hash;
    },
  };
}
