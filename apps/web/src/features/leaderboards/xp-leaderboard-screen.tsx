import { XP_PERIODS, type XpPeriod } from '@quorbit/contracts/leaderboards/periods';
import { PageHeader } from '#ui/page-header.tsx';
import { xpBoardOf } from './board.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardQuery } from './board-view.tsx';
import { useXpBoard } from './leaderboards.queries.ts';
import { PeriodChips } from './period-chips.tsx';

interface XpLeaderboardScreenProps {
  period: XpPeriod;
  onPeriod: (period: XpPeriod) => void;
}

/** Who earned most this week or month. */
export function XpLeaderboardScreen({ period, onPeriod }: XpLeaderboardScreenProps) {
  const view = useXpBoard(period);
  return (
    <>
      <PageHeader
        title="XP Leaderboard"
        why={`Who earned the most XP this ${period === 'weekly' ? 'week' : 'month'}.`}
        action={<BoardNav />}
      />
      <PeriodChips periods={XP_PERIODS} period={period} onPeriod={onPeriod} />
      <BoardQuery
        view={view}
        boardOf={xpBoardOf}
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
