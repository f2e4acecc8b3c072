import type { ReactNode } from 'react';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { isRealName } from '#lib/words/is-real-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { Podium } from '#ui/pictures/podium.tsx';
import { RailLayout } from '#ui/rail.tsx';
import { type Board, formatEnd, formatLearners } from './board.ts';
import { isFriendsScope, isGroupScope } from './board-filters.ts';
import { BoardTable } from './board-table.tsx';
import { HiddenPanel, OwnPanel } from './own-panel.tsx';

interface BoardQueryProps<B> {
  view: View<B>;
  scope: string | undefined;
  /** Switches to the leaderboard of all learners. */
  onAll: () => void;
  boardOf: (reply: B) => Board;
  caption: string;
  /** The heading of the column with the ranked figure. */
  figure: string;
  /** The text shown while the leaderboard of all learners is empty. */
  empty: ReactNode;
}

/** A leaderboard while it's loading, empty, failing or filled. */
export function BoardQuery<B>({ view, onAll, boardOf, ...boardProps }: BoardQueryProps<B>) {
  return (
    <div className="grid gap-4">
      <QueryView
        view={view}
        loading={{ label: 'Loading leaderboard', shape: <BoardSkeleton /> }}
        missing={isGroupScope(boardProps.scope) && <NotInGroup onAll={onAll} />}
        failing={{ message: 'Error fetching leaderboard data.', reassurance: 'Your XP is safe.' }}
      >
        {(reply) => <FullBoard board={boardOf(reply)} {...boardProps} />}
      </QueryView>
    </div>
  );
}

interface FullBoardProps extends Omit<BoardQueryProps<never>, 'view' | 'onAll' | 'boardOf'> {
  board: Board;
}

function FullBoard({ board, scope, caption, figure, empty }: FullBoardProps) {
  const { timeZone } = useUser();
  if (board.rows.length === 0) {
    return (
      <div className="grid gap-6">
        <EmptyBoard scope={scope}>{empty}</EmptyBoard>
        {board.own.hidden && <HiddenPanel />}
      </div>
    );
  }
  const endText = formatEnd(board.endsOn, timeZone, new Date());
  return (
    <RailLayout label="Your place" header={<BoardPodium rows={board.rows} />} rail={<OwnPanel board={board} />}>
      <div className="grid gap-3">
        <p className="flex justify-between gap-4 text-sm text-quiet">
          <span>{formatLearners(board.learners)}</span>
          {endText && <span>{endText}</span>}
        </p>
        <BoardTable board={board} caption={caption} figure={figure} />
        {isFriendsScope(scope) && board.rows.every(({ isYou }) => isYou) && <AddFriends />}
      </div>
    </RailLayout>
  );
}

/** The text for an empty leaderboard, depending on its scope. */
function EmptyBoard({ scope, children }: { scope: string | undefined; children: ReactNode }) {
  if (isFriendsScope(scope)) return <AddFriends />;
  return (
    <EmptyState action={<ChooseQuiz />}>
      {scope === undefined ? children : 'Nobody in this group has a rank here yet. Be the first.'}
    </EmptyState>
  );
}

function AddFriends() {
  return (
    <EmptyState
      action={
        <LinkButton to="/friends" look="primary">
          Go to friends
        </LinkButton>
      }
    >
      <strong className="block">None of your friends has a rank here yet.</strong>
      Add friends to compare yourself with them.
    </EmptyState>
  );
}

function NotInGroup({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState drawing="not-found" action={<Button onClick={onAll}>Show all learners</Button>}>
      You aren't a member of this study group.
    </EmptyState>
  );
}

function ChooseQuiz() {
  return (
    <LinkButton to="/user/test" look="primary">
      Choose a quiz
    </LinkButton>
  );
}

function BoardSkeleton() {
  return (
    <RailLayout
      label="Loading"
      header={<Skeleton className="h-58 rounded-card lg:h-76" />}
      rail={<Skeleton className="h-62 rounded-card md:col-span-2 xl:col-span-1" />}
    >
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        <div className="grid gap-px overflow-hidden rounded-card border border-base-300">
          <Skeletons count={8} className="h-14 rounded-none" />
        </div>
      </div>
    </RailLayout>
  );
}

/** A decorative podium with the best three; the table below contains the same as text. */
function BoardPodium({ rows }: { rows: Board['rows'] }) {
  const podiumPlaces = rows.slice(0, 3).map(({ userId: id, username: name, rank, figureText: label, isYou }) => {
    const personId = isRealName(name) ? id : null;
    return { id, personId, name, rank, label, isYou };
  });
  return (
    <Podium
      places={podiumPlaces}
      label={null}
      className="rounded-card border border-base-300 bg-base-100 pt-6 lg:pt-8"
    />
  );
}
