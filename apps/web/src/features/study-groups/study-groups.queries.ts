import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { MAX_GROUPS } from '@quorbit/contracts/study-groups/limits';
import type { GroupCard } from '@quorbit/contracts/study-groups/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { GroupParams } from './group-address.ts';

const PAGE = 24;
/** The number of quizzes offered for sharing; searching finds the others. */
const PICKER_SIZE = 20;

/** Loads the user's own groups. The server sends them before all others, and they all fit into the first page. */
export function useOwnGroups() {
  const select = ({ items }: { items: GroupCard[] }) => items.filter(({ role }) => role !== null);
  return serverThenLastReply.view(
    trpc.studyGroups.list.useQuery({ limit: MAX_GROUPS }, { ...serverThenLastReply.options, select }),
  );
}

/** Loads groups to join, page by page; only from the server, because others' groups are of no use without it. */
export function useGroupSearch({ search, category }: Pick<GroupParams, 'search' | 'category'>) {
  const groups = trpc.studyGroups.search.useInfiniteQuery(
    { query: search, limit: PAGE, ...(category && { category }) },
    {
      ...serverOnly.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverOnly.pages(groups);
}

/** Loads one group with its members and activities. */
export function useGroup(id: string) {
  return serverThenLastReply.view(trpc.studyGroups.get.useQuery({ id }, serverThenLastReply.options));
}

/** Loads the quizzes shared in a group, for its members. */
export function useSharedQuizzes(id: string) {
  return serverThenLastReply.view(trpc.studyGroups.quizzes.useQuery({ id }, serverThenLastReply.options));
}

/** Loads quizzes that the user may share: their own published ones and those for everyone. */
export function useShareableQuizzes(search: string) {
  const select = ({ items }: { items: QuizCard[] }) =>
    items.filter(({ own, audience }) => audience === 'everyone' || (own && audience === 'premium'));
  const input = { limit: PICKER_SIZE, takeable: true, ...(search !== '' && { search }) };
  return serverOnly.view(
    trpc.quizzes.list.useQuery(input, { ...serverOnly.options, select, placeholderData: keepPreviousData }),
  );
}
