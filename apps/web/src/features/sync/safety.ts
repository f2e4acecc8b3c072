import type { WorkItem } from '#offline/mirror/work.ts';
import type { SyncStatus } from '#offline/sync-status.ts';

/** `safe`: all is well. `moving`: work is on its way. `waits`: it is safe here and is sent later. `alarm`: act now. */
export type Mood = 'safe' | 'moving' | 'waits' | 'alarm';

export interface Safety {
  mood: Mood;
  /** One sentence: is my work safe? */
  words: string;
  /** What happens next, or what to do. */
  more: string | null;
}

/**
 * How safe a person's work is, in words; null until enough is known to say it.
 * @param items undefined until read, null where this browser saves nothing
 * @param hasNetwork whether the device says that it has one
 */
export function safetyOf(
  { phase, online, message }: SyncStatus,
  items: readonly Pick<WorkItem, 'status'>[] | null | undefined,
  hasNetwork: boolean,
): Safety | null {
  if (items === undefined) return null;
  const count = (...wanted: WorkItem['status'][]) => items?.filter(({ status }) => wanted.includes(status)).length ?? 0;
  const waiting = count('waiting', 'unsaved');
  const saved = waiting > 0 ? 'Your work is saved on this device. ' : '';
  switch (phase) {
    case 'storage':
      return {
        mood: 'alarm',
        words: "This browser isn't saving your work",
        more: "Allow site data or free some space. Until then you can't download quizzes or work offline: keep this page open until everything is sent.",
      };
    case 'too-old':
      return { mood: 'alarm', words: 'Quorbit needs an update', more: `${saved}Update to sync again.` };
    case 'waiting':
      if (message !== undefined)
        return { mood: 'alarm', words: "The server won't sync right now", more: `${saved}${message}` };
      return { mood: 'waits', words: outOfReach(online, hasNetwork), more: `${saved}We'll keep trying.` };
    case 'syncing':
      if (waiting > 0) return { mood: 'moving', words: 'Sending your work', more: null };
      // A first try may take a while; a later one without work is nobody's concern.
      return online === null ? null : atRest(count('rejected'), count('parked'));
    case 'idle':
    case 'following':
      if (waiting > 0) return { mood: 'moving', words: 'Sending your work', more: null };
      return atRest(count('rejected'), count('parked'));
    default:
      return online === false || !hasNetwork
        ? { mood: 'waits', words: outOfReach(online, hasNetwork), more: `${saved}We'll keep trying.` }
        : null;
  }
}

function outOfReach(online: boolean | null, hasNetwork: boolean): string {
  if (!hasNetwork) return "You're offline";
  return online ? 'The server is busy' : "We can't reach the server";
}

function atRest(refused: number, parked: number): Safety {
  if (refused > 0) {
    const words = refused === 1 ? "1 thing wasn't accepted" : `${refused} things weren't accepted`;
    return { mood: 'alarm', words, more: 'See why below, then try again or delete.' };
  }
  if (parked > 0) return { mood: 'safe', words: 'Everything is sent.', more: 'Some of it is being checked.' };
  return { mood: 'safe', words: 'Everything is synced.', more: null };
}
