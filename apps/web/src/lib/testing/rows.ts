import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { CardRow, PackRow } from '@quorbit/contracts/sync/rows';

/** A pack row for tests, as `server.sync.put` takes it. */
export function packRow(of: Quiz, hash: string, changes: Partial<PackRow> = {}) {
  const { id: quizId, title, category, questionCount, duration, ranked, sealed, updatedAt } = of;
  const body: PackRow = {
    ...{ quizId, hash, title, category, questionCount, duration, bytes: 1, ranked, sealed, updatedAt },
    ...changes,
  };
  return { id: quizId, scope: 'everyone', kind: 'pack' as const, body };
}

/** A card row for tests: new, and due since long ago unless said otherwise. */
export function cardRow(quizId: string, questionId: string, packHash: string, changes: Partial<CardRow> = {}) {
  const body: CardRow = {
    ...{ quizId, questionId, packHash },
    ...{ due: '2026-01-01T10:00:00.000Z', state: 'new', stability: 0, difficulty: 0, reps: 0, lapses: 0 },
    lastReview: null,
    ...changes,
  };
  return { id: questionId, kind: 'card' as const, body };
}
