import type { ReactNode } from 'react';
import { useUser } from '#lib/session.ts';
import type { View } from '#lib/view.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { WithRail } from '#ui/rail.tsx';
import { Skeleton, Skeletons } from '#ui/skeleton.tsx';
import { type Board, endInWords, learnersInWords } from './board.ts';
import { BoardTable } from './board-table.tsx';
import { HiddenPanel, OwnPanel } from './own-panel.tsx';
import { Podium } from './podium.tsx';

interface BoardQueryProps<B> {
  view: View<B>;
  boardOf: (reply: B) => Board;
  caption: string;
  /** The heading of what ranks go by. */
  figure: string;
  /** Why nobody is on the board. */
  empty: ReactNode;
}

/** A board as it is loaded, empty, failing or full. */
export function BoardQuery<B>({ view, boardOf, caption, figure, empty }: BoardQueryProps<B>) {
  return (
    <div className="grid gap-4">
      <QueryView
        view={view}
        loading={{ label: 'Loading leaderboard', shape: <BoardSkeleton /> }}
        failing={{ message: 'Error fetching leaderboard data.', kept: 'Your XP is safe.' }}
      >
        {(reply) => <FullBoard board={boardOf(reply)} caption={caption} figure={figure} empty={empty} />}
      </QueryView>
    </div>
  );
}

function FullBoard({
  board,
  caption,
  figure,
  empty,
}: { board: Board } & Omit<BoardQueryProps<never>, 'view' | 'boardOf'>) {
  const { timeZone } = useUser();
  if (board.rows.length === 0) {
    return (
      <div className="grid gap-6">
        <EmptyState action={<ChooseQuiz />}>{empty}</EmptyState>
        {board.own.hidden && <HiddenPanel />}
      </div>
    );
  }
  const ends = endInWords(board.endsOn, timeZone, new Date());
  return (
    <WithRail label="Your place" lead={<Podium rows={board.rows} />} rail={<OwnPanel board={board} />}>
      <div className="grid gap-3">
        <p className="flex justify-between gap-4 text-sm text-quiet">
          <span>{learnersInWords(board.learners)}</span>
          {ends && <span>{ends}</span>}
        </p>
        <BoardTable board={board} caption={caption} figure={figure} />
      </div>
    </WithRail>
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
    <WithRail
      label="Loading"
      lead={<Skeleton className="h-58 rounded-card lg:h-76" />}
      rail={<Skeleton className="h-62 rounded-card md:col-span-2 xl:col-span-1" />}
    >
      <div className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        <div className="grid gap-px overflow-hidden rounded-card border border-base-300">
          <Skeletons count={8} className="h-14 rounded-none" />
        </div>
      </div>
    </WithRail>
  );
}
