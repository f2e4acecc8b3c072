// Owns which quizzes a challenge may ask, and pins what they ask.
import type { Page } from '@quorbit/contracts/lib/paging';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Deps } from '../../../kernel/deps.ts';
import { cutPage, isCursorId, readCursor } from '../../../lib/paging.ts';
import { searchTerms } from '../../../lib/search-terms.ts';
import { markServed } from '../packs/packs.service.ts';
import * as repository from './game-quizzes.repository.ts';

type UsableQuiz = Awaited<ReturnType<typeof repository.pageOfUsable>>[number];
type PinnedQuiz = Awaited<ReturnType<typeof repository.listUsable>>[number];

interface Wanted {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  category: string | null;
}

/** A page of the quizzes that a game may ask: those first that learners never saw, since nobody knows their answers. */
export async function listUsableQuizzes(
  db: Executor,
  wanted: Wanted,
  now: Date,
  { takings }: Pick<Deps, 'takings'>,
): Promise<Page<UsableQuiz>> {
  const { limit, cursor, search, category } = wanted;
  const [part, before = null] = readCursor(cursor, [isPart, isCursorId]) ?? ['new'];
  const filter = { category, terms: searchTerms(search) };
  const more = limit + 1;
  const fresh =
    part === 'new'
      ? await repository.pageOfUsable(db, { ...filter, neverPublished: true, before, limit: more }, now, takings)
      : [];
  const rest = {
    ...{ ...filter, neverPublished: false, before: part === 'old' ? before : null },
    limit: more - fresh.length,
  };
  const known = rest.limit > 0 ? await repository.pageOfUsable(db, rest, now, takings) : [];
  const keyOf = ({ id, neverPublished }: UsableQuiz) => [neverPublished ? 'new' : 'old', id];
  return cutPage([...fresh, ...known], limit, keyOf, (row) => row);
}

const isPart = (part: string) => part === 'new' || part === 'old';

/**
 * The versions of quizzes that a game asks from now on, in this order. They stay as long as the game: an edit never
 * removes a version that was shown to somebody.
 * @returns null instead of a quiz that no game may ask
 */
export async function pinQuizzes(tx: Tx, quizIds: readonly string[], now: Date): Promise<(PinnedQuiz | null)[]> {
  const found = new Map((await repository.listUsable(tx, quizIds)).map((quiz) => [quiz.id, quiz]));
  for (const { versionId } of found.values()) await markServed(tx, { versionId }, now);
  return quizIds.map((id) => found.get(id) ?? null);
}
