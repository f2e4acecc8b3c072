import { DIFFICULTIES } from '@quorbit/contracts/quizzes/difficulty';
import { HardDriveDownload } from 'lucide-react';
import { useLocalQuizzes } from '#offline/mirror/use-packs.ts';
import { Chip } from '#ui/chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import type { FilterChanges, QuizFilters } from './quiz-filters.ts';
import { useQuizCategories } from './quizzes.queries.ts';

interface QuizFilterBarProps {
  filters: QuizFilters;
  onFilter: (changes: FilterChanges) => void;
}

/** Search and filters; what they say stands in the address. */
export function QuizFilterBar({ filters, onFilter }: QuizFilterBarProps) {
  const categories = useCategories();
  const names = categories.map(({ category, quizzes }) => ({ value: category, label: `${category} (${quizzes})` }));
  // A category from a link is shown even while the list is loading, or when it has no quiz.
  const unlisted = filters.category !== undefined && !categories.some(({ category }) => category === filters.category);
  return (
    <section aria-label="Filters" className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
      <SearchField
        label="Search"
        placeholder="Title or topic"
        value={filters.search ?? ''}
        onSearch={(search) => onFilter({ search })}
        className="col-span-2 lg:col-span-1"
      />
      <Select
        label="Category"
        value={filters.category ?? ''}
        onChange={(event) => onFilter({ category: event.currentTarget.value })}
        options={[
          { value: '', label: 'All categories' },
          ...(unlisted && filters.category ? [{ value: filters.category, label: filters.category }] : []),
          ...names,
        ]}
      />
      <Select
        label="Difficulty"
        value={filters.difficulty ?? ''}
        onChange={(event) => onFilter({ difficulty: event.currentTarget.value })}
        options={[
          { value: '', label: 'All levels' },
          ...DIFFICULTIES.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
        ]}
      />
      <div className="col-span-2 lg:col-span-full">
        <Chip pressed={filters.offline === true} onClick={() => onFilter({ offline: filters.offline ? '' : 'true' })}>
          <HardDriveDownload className="size-4" aria-hidden="true" />
          Available offline
        </Chip>
      </div>
    </section>
  );
}

/** As the server counts them; while it cannot be reached, as far as this device knows them. */
function useCategories(): { category: string; quizzes: number }[] {
  const { data } = useQuizCategories();
  const local = useLocalQuizzes() ?? [];
  if (data) return data;
  const counts = new Map<string, number>();
  for (const { category } of local) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort().map(([category, quizzes]) => ({ category, quizzes }));
}
