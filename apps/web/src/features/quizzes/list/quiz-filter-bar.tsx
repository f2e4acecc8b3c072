import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { HardDriveDownload } from 'lucide-react';
import { Chip, ChipSelect } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import type { LocalQuiz } from '../local-quizzes.mirror.ts';
import { useQuizCategories } from '../use-quiz-categories.ts';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';

interface QuizFilterBarProps {
  filters: QuizFilters;
  local: readonly LocalQuiz[];
  onFilter: (changes: FilterChanges) => void;
}

/** The search field and the filters of the list of quizzes, which are stored in the URL. */
export function QuizFilterBar({ filters, local, onFilter }: QuizFilterBarProps) {
  const categories = useQuizCategories() ?? countLocal(local);
  const names = categories.map(({ category, quizzes }) => ({ value: category, label: `${category} (${quizzes})` }));
  // A category from a link is shown even while the list is loading, or when it has no quiz.
  const unlisted = filters.category !== undefined && !categories.some(({ category }) => category === filters.category);
  return (
    <section aria-label="Filters" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SearchField
        label="Search"
        placeholder="Title or topic"
        value={filters.search ?? ''}
        onSearch={(search) => onFilter({ search })}
        className="w-full md:w-64"
      />
      <div className="flex min-w-0 flex-wrap gap-2">
        <ChipSelect
          label="Category"
          value={filters.category ?? ''}
          onChange={(event) => onFilter({ category: event.currentTarget.value })}
          options={[
            { value: '', label: 'All categories' },
            ...(unlisted && filters.category ? [{ value: filters.category, label: filters.category }] : []),
            ...names,
          ]}
        />
        <Chip pressed={filters.offline === true} onClick={() => onFilter({ offline: filters.offline ? '' : 'true' })}>
          <HardDriveDownload className="size-4" aria-hidden="true" />
          Available offline
        </Chip>
        {DIFFICULTIES.map((difficulty) => (
          <Chip
            key={difficulty}
            pressed={filters.difficulty === difficulty}
            onClick={() => onFilter({ difficulty: filters.difficulty === difficulty ? '' : difficulty })}
            className="capitalize"
          >
            {difficulty}
          </Chip>
        ))}
      </div>
    </section>
  );
}

/** Counts the quizzes per category that this device knows, for use until the server has sent the categories. */
function countLocal(local: readonly LocalQuiz[]): { category: string; quizzes: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of local) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort().map(([category, quizzes]) => ({ category, quizzes }));
}
