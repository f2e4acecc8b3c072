import { XP_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import { PageHeader } from '#ui/page-header.tsx';
import { toXpBoard } from './board.ts';
import type { XpBoardFilters } from './board-filters.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardQuery } from './board-view.tsx';
import { useXpBoard } from './leaderboards.queries.ts';
import { PeriodChips } from './period-chips.tsx';
import { ScopeSelect } from './scope-select.tsx';

interface XpLeaderboardScreenProps {
  filters: XpBoardFilters;
  onFilter: (changes: XpBoardFilters) => void;
}

/** The leaderboard by XP earned this week or month. */
export function XpLeaderboardScreen({ filters, onFilter }: XpLeaderboardScreenProps) {
  const { period = 'weekly', scope } = filters;
  const view = useXpBoard(period, scope);
  return (
    <>
      <PageHeader
        title="XP Leaderboard"
        description={`Who earned the most XP this ${period === 'weekly' ? 'week' : 'month'}.`}
        action={<BoardNav scope={scope} />}
      />
      <PeriodChips periods={XP_PERIODS} period={period} onPeriod={(newPeriod) => onFilter({ period: newPeriod })}>
        <ScopeSelect scope={scope} onScope={(newScope) => onFilter({ scope: newScope })} />
      </PeriodChips>
      <BoardQuery
        view={view}
        scope={scope}
        onAll={() => onFilter({ scope: undefined })}
        boardOf={toXpBoard}
        caption="Learners by XP"
        figure="Total XP"
        empty={
          <>
            <strong className="block">No XP data available.</strong>
            Start taking quizzes to earn XP!
          </>
        }
      />
    </>
  );
}
