import { LEAST_PEOPLE, LEAST_TOLD } from '@quorbit/contracts/group-memory/memory';
import type { GroupMemory as Memory } from '@quorbit/contracts/group-memory/schema';
import { Users } from 'lucide-react';
import { useOffNote } from '#features/feature-switches/use-off-note.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useReviewTogether } from './group-memory.mutations.ts';
import { useGroupMemory } from './group-memory.queries.ts';

/** What a group is about to forget together, for its members. */
export function GroupMemory({ groupId, offline }: { groupId: string; offline: boolean }) {
  const view = useGroupMemory(groupId);
  return (
    <section aria-labelledby="group-memory" className="grid gap-2">
      <h2 id="group-memory" className="text-lg">
        About to be forgotten
      </h2>
      <QueryView
        view={view}
        loading={{
          label: 'Loading what the group remembers',
          shape: <Skeletons count={1} className="h-12 rounded-field" />,
        }}
        failing={{ message: "We couldn't load what the group remembers." }}
        isEmpty={({ quizzes }) => quizzes.length === 0}
        empty={<p className="text-quiet">{emptyWords(view.state === 'shown' ? view.data.agreeing : 0)}</p>}
        silent
      >
        {(memory) => <Fading memory={memory} offline={offline} />}
      </QueryView>
    </section>
  );
}

function emptyWords(agreeing: number): string {
  return agreeing < LEAST_PEOPLE
    ? `Shown once ${LEAST_PEOPLE} members agree to be counted, so that nobody can work out anyone's own memory. Agreed so far: ${agreeing}.`
    : 'The group still knows well what it has reviewed of the shared quizzes.';
}

function knownWords(recall: number): string {
  return recall <= LEAST_TOLD ? `${LEAST_TOLD}% or less still known` : `about ${recall}% still known`;
}

function Fading({ memory: { quizzes, review }, offline }: { memory: Memory; offline: boolean }) {
  const { role } = useUser();
  const open = useReviewTogether();
  const off = useOffNote('rooms');
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {quizzes.map(({ quizId, title, questionCount, recall }) => (
          <li key={quizId} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{title}</span>
            <span className="text-sm text-quiet">
              {questionCount === 1 ? '1 question' : `${questionCount} questions`}, {knownWords(recall)}
            </span>
          </li>
        ))}
      </ul>
      {off !== null || role === 'user' ? (
        <p className="text-sm text-quiet">{off ?? 'A premium member can open a live room with these questions.'}</p>
      ) : (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={offline || review === null}
          busy={open.isPending}
          icon={<Users className="size-5" aria-hidden="true" />}
          onClick={() => review && open.mutate(review)}
        >
          Review together
        </Button>
      )}
    </>
  );
}
