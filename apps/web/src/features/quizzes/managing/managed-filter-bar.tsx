import { QUIZ_STATUSES } from '@quorbit/contracts/quizzes/schema';
import { ChipSelect } from '#ui/chip.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import type { ManagedFilters } from '../quizzes.queries.ts';
import { STATUS_BADGES } from './quiz-status.ts';

interface ManagedFilterBarProps {
  filters: ManagedFilters;
  onChange: (filters: ManagedFilters) => void;
}

const STATUSES = [
  { value: '', label: 'Any status' },
  ...QUIZ_STATUSES.map((value) => ({ value, label: STATUS_BADGES[value].label })),
];

/** The search field and the status filter of the list of managed quizzes. */
export function ManagedFilterBar({ filters, onChange }: ManagedFilterBarProps) {
  return (
    <div className="flex min-w-0 grow flex-wrap items-end gap-3">
      <SearchField
        label="Search"
        placeholder="Title or topic"
        value={filters.search}
        onSearch={(search) => onChange({ ...filters, search })}
        className="max-w-100 grow"
      />
      <ChipSelect
        label="Status"
        options={STATUSES}
        value={filters.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, status: QUIZ_STATUSES.find((status) => status === target.value) ?? null })
        }
      />
    </div>
  );
}
