import type { WorkItem } from '#offline/mirror/work.ts';
import type { SyncStatus } from '#offline/sync-status.ts';

/**
 * How safe the work is. `safe`: all is well. `moving`: work is being sent. `waits`: it's safe here and is sent later.
 * `alarm`: the user has to act now.
 */
export type SafetyLevel = 'safe' | 'moving' | 'waits' | 'alarm';

export interface Safety {
  level: SafetyLevel;
  /** One sentence that says whether the work is safe. */
  text: string;
  /** The next step, or what the user has to do; null if there is nothing to add. */
  detail: string | null;
}

/**
 * Describes how safe a user's work is; null until enough is known.
 * @param items undefined until read, null if this browser can't store anything.
 * @param hasNetwork whether the device reports a network.
 */
export function describeSafety(
  { phase, online, message }: SyncStatus,
  items: readonly Pick<WorkItem, 'status'>[] | null | undefined,
  hasNetwork: boolean,
): Safety | null {
  if (items === undefined) return null;
  const count = (...statuses: WorkItem['status'][]) =>
    items?.filter(({ status }) => statuses.includes(status)).length ?? 0;
  const waiting = count('waiting', 'unsaved');
  const saved = waiting > 0 ? 'Your work is saved on this device. ' : '';
  switch (phase) {
    case 'storage':
      return {
        level: 'alarm',
        text: "This browser isn't saving your work",
        detail:
          "Allow site data or free some space. Until then you can't download quizzes or work offline: keep this page open until everything is sent.",
      };
    case 'too-old':
      return { level: 'alarm', text: 'Quorbit needs an update', detail: `${saved}Update to sync again.` };
    case 'waiting':
      if (message !== undefined)
        return { level: 'alarm', text: "The server won't sync right now", detail: `${saved}${message}` };
      return { level: 'waits', text: formatUnreachable(online, hasNetwork), detail: `${saved}We'll keep trying.` };
    case 'syncing':
      if (waiting > 0) return { level: 'moving', text: 'Sending your work', detail: null };
      // The first exchange may take a while, so nothing is said yet; later exchanges without work don't concern the
      // user.
      return online === null ? null : describeIdle(count('rejected'), count('parked'));
    case 'idle':
    case 'following':
      if (waiting > 0) return { level: 'moving', text: 'Sending your work', detail: null };
      return describeIdle(count('rejected'), count('parked'));
    default:
      return online === false || !hasNetwork
        ? { level: 'waits', text: formatUnreachable(online, hasNetwork), detail: `${saved}We'll keep trying.` }
        : null;
  }
}

function formatUnreachable(online: boolean | null, hasNetwork: boolean): string {
  if (!hasNetwork) return "You're offline";
  return online ? 'The server is busy' : "We can't reach the server";
}

function describeIdle(refused: number, parked: number): Safety {
  if (refused > 0) {
    const text = refused === 1 ? "1 thing wasn't accepted" : `${refused} things weren't accepted`;
    return { level: 'alarm', text, detail: 'See why below, then try again or delete.' };
  }
  if (parked > 0) return { level: 'safe', text: 'Everything is sent.', detail: 'Some of it is being checked.' };
  return { level: 'safe', text: 'Everything is synced.', detail: null };
}
