import { MIN_PEOPLE, MIN_SHOWN_RECALL } from '@quorbit/contracts/group-memory/fading-quizzes';
import type { GroupMemory as Memory } from '@quorbit/contracts/group-memory/schema';
import { Users } from 'lucide-react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useOpenReviewRoom } from './group-memory.mutations.ts';
import { useGroupMemory } from './group-memory.queries.ts';

/** The section of a group's page with the quizzes that its members are about to forget. */
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
        empty={<p className="text-quiet">{formatEmpty(view.state === 'shown' ? view.data.agreeing : 0)}</p>}
        hideNote
      >
        {(memory) => <FadingQuizzes memory={memory} offline={offline} />}
      </QueryView>
    </section>
  );
}

function formatEmpty(agreeing: number): string {
  return agreeing < MIN_PEOPLE
    ? `Needs ${MIN_PEOPLE} members to share. ${agreeing} of ${MIN_PEOPLE}.`
    : 'The group still knows well what it has reviewed of the shared quizzes.';
}

function formatRecall(recall: number): string {
  return recall <= MIN_SHOWN_RECALL ? `${MIN_SHOWN_RECALL}% or less still known` : `about ${recall}% still known`;
}

function FadingQuizzes({ memory: { quizzes, review }, offline }: { memory: Memory; offline: boolean }) {
  const { role } = useUser();
  const openRoom = useOpenReviewRoom();
  const offNote = useSwitchedOffNote('rooms');
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {quizzes.map(({ quizId, title, questionCount, recall }) => (
          <li key={quizId} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{title}</span>
            <span className="text-sm text-quiet">
              {questionCount === 1 ? '1 question' : `${questionCount} questions`}, {formatRecall(recall)}
            </span>
          </li>
        ))}
      </ul>
      {offNote !== null || role === 'user' ? (
        <p className="text-sm text-quiet">{offNote ?? 'A premium member can open a live room with these questions.'}</p>
      ) : (
        <Button
          look="primary"
          className="justify-self-start"
          disabled={offline || review === null}
          busy={openRoom.isPending}
          icon={<Users className="size-5" aria-hidden="true" />}
          onClick={() => review && openRoom.mutate(review)}
        >
          Review together
        </Button>
      )}
    </>
  );
}
