// Stores the server's last replies, which are shown while the server is out of reach (`lib/server/last-replies.ts`).
// Imports Dexie.
import type { ReplyStore } from '#lib/server/last-replies.ts';
import { getSession } from '#lib/session.ts';
import type { UserDatabase } from './database.ts';
import { deviceStoreOf } from './device-store.ts';
import type { StoredReply } from './stored-reply.ts';

/** The limits for all stored replies of one user together; beyond them the oldest replies are deleted. */
export const MAX_REPLIES = 100;
export const MAX_BYTES = 2 * 1024 * 1024;
export const MAX_REPLY_BYTES = 256 * 1024;
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Replies with these fields are never stored. Answer keys are sent to authors and to graded learners, but the quiz may
 * be sealed later. Packs are stored elsewhere, and e-mail addresses are private.
 */
const NEVER_STORED_FIELDS = ['"correctAnswer":', '"questions":', '"email":'];

/**
 * The start of the keys of replies about written tests. Their questions may be stored: they have no answer keys, and
 * the server doesn't send them before the learner starts.
 */
const WRITTEN_TESTS_PREFIX = '[["writtenTests",';

function canStore({ key, text }: StoredReply): boolean {
  const forbidden = key.startsWith(WRITTEN_TESTS_PREFIX)
    ? NEVER_STORED_FIELDS.filter((field) => field !== '"questions":')
    : NEVER_STORED_FIELDS;
  return !forbidden.some((field) => text.includes(field));
}

/**
 * Opens the user's store of replies. Rejects if nothing may be stored: for admins, whose replies are about other
 * people, and for users who aren't signed in any more.
 */
export async function getReplyStore(userId: string): Promise<ReplyStore> {
  const user = getSession()?.user;
  if (user?.id !== userId || user.role === 'admin') throw new Error('Replies to this person are not kept.');
  return createReplyStore(deviceStoreOf(userId).database);
}

/**
 * Creates the store of replies in a user's database.
 * @param now returns the current time in milliseconds.
 */
export function createReplyStore(database: UserDatabase, now: () => number = Date.now): ReplyStore {
  const { lastReplies } = database;
  return {
    async read(key) {
      const stored = await lastReplies.get(key);
      if (!stored) return null;
      if (!isExpired(stored, now())) return { data: JSON.parse(stored.text), at: stored.at };
      await lastReplies.delete(key);
      return null;
    },
    async delete(routers) {
      // The keys begin as TanStack Query for tRPC formats them: `[["router",…`.
      await lastReplies
        .where('key')
        .startsWithAnyOf(routers.map((router) => `[["${router}",`))
        .delete();
    },
    async save(key, data, at) {
      const reply = { key, text: JSON.stringify(data), at };
      const fits = bytesOf(reply) <= MAX_REPLY_BYTES && canStore(reply);
      await database.transaction('rw', lastReplies, async () => {
        if (!fits) return lastReplies.delete(key);
        await lastReplies.put(reply);
        await lastReplies.bulkDelete(listOutdatedKeys(await lastReplies.toArray(), at));
      });
    },
  };
}

/** Returns the keys of expired replies, and of the oldest replies beyond the limits. */
function listOutdatedKeys(replies: readonly StoredReply[], now: number): string[] {
  let bytes = 0;
  return replies
    .toSorted((a, b) => b.at - a.at)
    .filter((reply, index) => {
      bytes += bytesOf(reply);
      return index >= MAX_REPLIES || bytes > MAX_BYTES || isExpired(reply, now);
    })
    .map(({ key }) => key);
}

function isExpired({ at }: StoredReply, now: number): boolean {
  return now - at > MAX_AGE_MS;
}

/**
 * Returns the reply's size in bytes as an upper bound, because browsers store Latin-1 text in one byte per character.
 */
function bytesOf({ text }: StoredReply): number {
  return text.length * 2;
}
