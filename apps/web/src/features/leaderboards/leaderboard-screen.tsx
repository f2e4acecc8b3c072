import { AVERAGE_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import { MIN_QUIZZES } from '@quorbit/contracts/leaderboards/scores';
import { ChipSelect } from '#ui/chip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toAverageBoard } from './board.ts';
import type { BoardFilters } from './board-filters.ts';
import { BoardNav } from './board-nav.tsx';
import { BoardQuery } from './board-view.tsx';
import { useAverageBoard, useBoardCategories } from './leaderboards.queries.ts';
import { PeriodChips } from './period-chips.tsx';
import { ScopeSelect } from './scope-select.tsx';

interface LeaderboardScreenProps {
  filters: BoardFilters;
  onFilter: (changes: BoardFilters) => void;
}

/** The leaderboard by the average of first attempts. */
export function LeaderboardScreen({ filters, onFilter }: LeaderboardScreenProps) {
  const { period = 'weekly', category, scope } = filters;
  const view = useAverageBoard(filters);
  const names = (useBoardCategories() ?? []).map((boardCategory) => boardCategory.category);
  // A category from a link is shown even while the list is loading, or when it has no quiz.
  const categories = category === undefined || names.includes(category) ? names : [category, ...names];
  return (
    <>
      <PageHeader
        title="Leaderboard"
        description={`The best averages of first attempts. Take ${MIN_QUIZZES} quizzes to get a rank.`}
        action={<BoardNav scope={scope} />}
      />
      <PeriodChips periods={AVERAGE_PERIODS} period={period} onPeriod={(newPeriod) => onFilter({ period: newPeriod })}>
        <ScopeSelect scope={scope} onScope={(newScope) => onFilter({ scope: newScope })} />
        <ChipSelect
          label="Category"
          value={category ?? ''}
          onChange={(event) => onFilter({ category: event.currentTarget.value || undefined })}
          options={[{ value: '', label: 'All categories' }, ...categories.map((value) => ({ value, label: value }))]}
        />
      </PeriodChips>
      <BoardQuery
        view={view}
        scope={scope}
        onAll={() => onFilter({ scope: undefined })}
        boardOf={toAverageBoard}
        caption="Learners by average score"
        figure="Average"
        empty={
          <>
            <strong className="block">Nobody has a rank here yet.</strong>
            Take {MIN_QUIZZES} quizzes and be the first.
          </>
        }
      />
    </>
  );
}
