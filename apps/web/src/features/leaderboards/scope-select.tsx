import { ChipSelect } from '#ui/chip.tsx';
import { isFriendsScope } from './board-filters.ts';
import { useBoardGroups } from './leaderboards.queries.ts';

interface ScopeSelectProps {
  scope: string | undefined;
  onScope: (scope: string | undefined) => void;
}

/** The field that chooses the comparison: all learners, friends, or one of the user's groups. */
export function ScopeSelect({ scope, onScope }: ScopeSelectProps) {
  const groups = (useBoardGroups() ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = scope === undefined || isFriendsScope(scope) || groups.some(({ value }) => value === scope);
  return (
    <ChipSelect
      label="Compare with"
      value={scope ?? ''}
      onChange={(event) => onScope(event.currentTarget.value || undefined)}
      options={[
        { value: '', label: 'All learners' },
        { value: 'friends', label: 'Friends' },
        // A group from a link is shown even while the list is loading.
        ...(isKnown ? [] : [{ value: scope, label: 'Study group' }]),
        ...groups,
      ]}
    />
  );
}
