import type { Person } from './test-server.ts';

/** Reports somebody, as another person does. */
export function reportPerson({ trpc }: Person, userId: string, details = '') {
  return trpc.moderation.report.mutate({ kind: 'person', userId, reason: 'harassment', details });
}

/** What an admin sees of the cases about one thing, the newest first. */
export async function listCasesAbout({ trpc }: Person, targetId: string, state: 'open' | 'decided' = 'open') {
  const { items } = await trpc.moderation.list.query({ state, limit: 100 });
  return items.filter((item) => item.targetId === targetId);
}
