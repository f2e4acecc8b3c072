// The server's last replies, shown while it is out of reach (`lib/server/last-replies.ts`). Imports Dexie.
import type { ReplyStore } from '#lib/server/last-replies.ts';
import { getSession } from '#lib/session.ts';
import type { UserDatabase } from './database.ts';
import { deviceStoreOf } from './device-store.ts';
import type { StoredReply } from './stored-reply.ts';

/** Limits for all replies of one person together. The oldest are dropped first. */
export const MAX_REPLIES = 100;
export const MAX_BYTES = 2 * 1024 * 1024;
export const MAX_REPLY_BYTES = 256 * 1024;
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Replies with these fields are never stored. Answer keys are sent to authors and to graded learners, but the quiz may
 * be sealed later. Packs are stored elsewhere, and e-mail addresses are private.
 */
const NEVER = ['"correctAnswer":', '"questions":', '"email":'];

/** Questions of these have no answer keys, and nobody sees them before starting. */
const WITH_QUESTIONS = '[["writtenTests",';

function mayKeep({ key, text }: StoredReply): boolean {
  const never = key.startsWith(WITH_QUESTIONS) ? NEVER.filter((field) => field !== '"questions":') : NEVER;
  return !never.some((field) => text.includes(field));
}

/**
 * Rejects if nothing may be stored: for an admin, whose replies are about other people, and for a person who has logged
 * out.
 */
export async function lastRepliesOf(userId: string): Promise<ReplyStore> {
  const user = getSession()?.user;
  if (user?.id !== userId || user.role === 'admin') throw new Error('Replies to this person are not kept.');
  return lastRepliesIn(deviceStoreOf(userId).database);
}

/** @param now milliseconds */
export function lastRepliesIn(database: UserDatabase, now: () => number = Date.now): ReplyStore {
  const { lastReplies } = database;
  return {
    async read(key) {
      const kept = await lastReplies.get(key);
      if (!kept) return null;
      if (!isTooOld(kept, now())) return { data: JSON.parse(kept.text), at: kept.at };
      await lastReplies.delete(key);
      return null;
    },
    async drop(routers) {
      // The key format of TanStack Query for tRPC.
      await lastReplies
        .where('key')
        .startsWithAnyOf(routers.map((router) => `[["${router}",`))
        .delete();
    },
    async keep(key, data, at) {
      const reply = { key, text: JSON.stringify(data), at };
      const fit = bytesOf(reply) <= MAX_REPLY_BYTES && mayKeep(reply);
      await database.transaction('rw', lastReplies, async () => {
        if (!fit) return lastReplies.delete(key);
        await lastReplies.put(reply);
        await lastReplies.bulkDelete(outdated(await lastReplies.toArray(), at));
      });
    },
  };
}

/** The keys of expired replies, and of the oldest ones beyond the limits. */
function outdated(replies: readonly StoredReply[], now: number): string[] {
  let bytes = 0;
  return replies
    .toSorted((a, b) => b.at - a.at)
    .filter((reply, index) => {
      bytes += bytesOf(reply);
      return index >= MAX_REPLIES || bytes > MAX_BYTES || isTooOld(reply, now);
    })
    .map(({ key }) => key);
}

function isTooOld({ at }: StoredReply, now: number): boolean {
  return now - at > MAX_AGE_MS;
}

/** An upper bound: browsers store Latin-1 text in one byte per character. */
function bytesOf({ text }: StoredReply): number {
  return text.length * 2;
}
