import type { Person } from './test-server.ts';

/** Reports a user as another person. */
export function reportPerson({ trpc }: Person, userId: string, details = '') {
  return trpc.moderation.report.mutate({ kind: 'person', userId, reason: 'harassment', details });
}

/** Returns the moderation cases about one target as an admin sees them, newest first. */
export async function listCasesAbout({ trpc }: Person, targetId: string, state: 'open' | 'decided' = 'open') {
  const { items } = await trpc.moderation.list.query({ state, limit: 100 });
  return items.filter((item) => item.targetId === targetId);
}
