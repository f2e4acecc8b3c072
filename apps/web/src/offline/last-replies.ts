// Last replies of the server, shown while it is out of reach (`lib/last-replies.ts`). Imports Dexie.
import type { ReplyStore } from '#lib/last-replies.ts';
import { getSession } from '#lib/session.ts';
import type { UserDatabase } from './database.ts';
import { person } from './person.ts';

/** One reply as it is kept. */
export interface StoredReply {
  key: string;
  /** JSON. */
  text: string;
  /** When the server gave it, milliseconds. */
  at: number;
}

/** Limits for all of one person's replies together. The oldest are dropped first. */
export const MAX_REPLIES = 100;
export const MAX_BYTES = 2 * 1024 * 1024;
export const MAX_REPLY_BYTES = 256 * 1024;
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Fields whose replies are never kept. Keys of questions come to authors, and to learners who were graded: a quiz may be
 * sealed after such a reply came. Packs have a place of their own, and addresses are nobody else's business.
 */
const NEVER = ['"correctAnswer":', '"questions":', '"email":'];

/** Rejects where nothing is kept: for an admin, who is told of other people, and for who is not signed in any more. */
export async function lastRepliesOf(userId: string): Promise<ReplyStore> {
  const user = getSession()?.user;
  if (user?.id !== userId || user.role === 'admin') throw new Error('Replies to this person are not kept.');
  return lastRepliesIn(person(userId).database);
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
      // As TanStack writes the key of a tRPC query.
      await lastReplies
        .where('key')
        .startsWithAnyOf(routers.map((router) => `[["${router}",`))
        .delete();
    },
    async keep(key, data, at) {
      const reply = { key, text: JSON.stringify(data), at };
      const fit = bytesOf(reply) <= MAX_REPLY_BYTES && !NEVER.some((field) => reply.text.includes(field));
      await database.transaction('rw', lastReplies, async () => {
        if (!fit) return lastReplies.delete(key);
        await lastReplies.put(reply);
        await lastReplies.bulkDelete(outdated(await lastReplies.toArray(), at));
      });
    },
  };
}

/** The keys of the replies that are too old, and of the oldest beyond the bounds. */
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

/** An upper bound: browsers store plain letters in one byte. */
function bytesOf({ text }: StoredReply): number {
  return text.length * 2;
}
