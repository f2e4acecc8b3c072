import { AVERAGE_PERIODS } from '@quorbit/contracts/leaderboards/periods';
import { MIN_QUIZZES } from '@quorbit/contracts/leaderboards/scores';
import { ChipSelect } from '#ui/chip.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { averageBoardOf } from './board.ts';
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

/** Who does best, by the average of first attempts. */
export function LeaderboardScreen({ filters, onFilter }: LeaderboardScreenProps) {
  const { period = 'weekly', category, scope } = filters;
  const view = useAverageBoard(filters);
  const names = (useBoardCategories() ?? []).map((one) => one.category);
  // A category from a link is shown even while the list is loading, or when it has no quiz.
  const all = category === undefined || names.includes(category) ? names : [category, ...names];
  return (
    <>
      <PageHeader
        title="Leaderboard"
        why={`The best averages of first attempts. Take ${MIN_QUIZZES} quizzes to get a rank.`}
        action={<BoardNav scope={scope} />}
      />
      <PeriodChips periods={AVERAGE_PERIODS} period={period} onPeriod={(one) => onFilter({ period: one })}>
        <ScopeSelect scope={scope} onScope={(one) => onFilter({ scope: one })} />
        <ChipSelect
          label="Category"
          value={category ?? ''}
          onChange={(event) => onFilter({ category: event.currentTarget.value || undefined })}
          options={[{ value: '', label: 'All categories' }, ...all.map((one) => ({ value: one, label: one }))]}
        />
      </PeriodChips>
      <BoardQuery
        view={view}
        scope={scope}
        onAll={() => onFilter({ scope: undefined })}
        boardOf={averageBoardOf}
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
