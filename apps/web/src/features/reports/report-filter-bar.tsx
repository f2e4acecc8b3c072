import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useQuizCategories } from '#features/quizzes/use-quiz-categories.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { DayField } from './day-field.tsx';
import type { FilterChanges, ReportFilters } from './report-filters.ts';

interface ReportFilterBarProps {
  filters: ReportFilters;
  onFilter: (changes: FilterChanges) => void;
}

/** Search and filters of the reports, stored in the URL. On phones the filters are collapsed. */
export function ReportFilterBar({ filters, onFilter }: ReportFilterBarProps) {
  const categories = useQuizCategories() ?? [];
  const [unfolded, setUnfolded] = useState(false);
  const fieldsId = useId();
  const names = categories.map(({ category }) => category);
  // An older report may have a category that no quiz has any more.
  const all =
    filters.category !== undefined && !names.includes(filters.category) ? [filters.category, ...names] : names;
  return (
    <section aria-label="Filters" className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1.4fr_1fr_1fr_1fr]">
      <SearchField
        label="Search"
        placeholder="Quiz title"
        value={filters.search ?? ''}
        onSearch={(search) => onFilter({ search })}
        className="col-span-2 lg:col-span-1"
      />
      <Button
        aria-expanded={unfolded}
        aria-controls={fieldsId}
        onClick={() => setUnfolded(!unfolded)}
        icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
        className="justify-self-start sm:hidden"
      >
        Filters
      </Button>
      <div id={fieldsId} className={unfolded ? 'contents' : 'hidden sm:contents'}>
        <Select
          label="Category"
          value={filters.category ?? ''}
          onChange={(event) => onFilter({ category: event.currentTarget.value })}
          options={[{ value: '', label: 'All' }, ...all.map((category) => ({ value: category, label: category }))]}
          className="max-sm:col-span-2"
        />
        <Select
          label="Result"
          value={filters.result ?? ''}
          onChange={(event) => onFilter({ result: event.currentTarget.value })}
          options={[
            { value: '', label: 'All' },
            { value: 'passed', label: 'Passed' },
            { value: 'failed', label: 'Not passed' },
          ]}
          className="max-sm:col-span-2"
        />
        <DayField label="From" value={filters.from ?? ''} onChange={(from) => onFilter({ from })} />
        <DayField label="To" value={filters.to ?? ''} onChange={(to) => onFilter({ to })} />
      </div>
    </section>
  );
}
