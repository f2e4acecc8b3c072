import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';
import type { GroupCard as Group } from '@quorbit/contracts/study-groups/schema';
import { Link } from '@tanstack/react-router';
import { Lock, Settings } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { CategoryCard, CornerButton } from '#ui/pictures/category-card.tsx';
import { useJoinGroup } from './study-groups.mutations.ts';

/** The quiz category whose colours and drawing a group category uses, if the two have different names. */
const LOOKS: Partial<Record<GroupCategory, string>> = { 'Computer Science': 'Programming', Arts: 'Art' };

interface GroupCardProps {
  group: Group;
  offline: boolean;
  onSettings: () => void;
}

/** Card of a group in a list. */
export function GroupCard({ group, offline, onSettings }: GroupCardProps) {
  const { id, name, description, category, memberCount, maxMembers, role, isPrivate, tags } = group;
  const join = useJoinGroup();
  const full = memberCount >= maxMembers;
  return (
    <CategoryCard
      id={`group-${id}`}
      title={name}
      about={
        <>
          {category} ·{' '}
          <span className="figures">
            {memberCount}/{maxMembers}
          </span>{' '}
          members
        </>
      }
      category={LOOKS[category] ?? category}
      corner={
        role === 'admin' && (
          <CornerButton
            title="Settings"
            label={`Settings of ${name}`}
            icon={<Settings className="size-5" aria-hidden="true" />}
            disabled={offline}
            onClick={onSettings}
          />
        )
      }
      className="gap-3"
    >
      <div className="grid content-start gap-2">
        {description !== '' && <p className="line-clamp-2 wrap-anywhere">{description}</p>}
        {(isPrivate || role === 'admin' || tags.length > 0) && (
          <p className="flex min-w-0 flex-wrap gap-2">
            {role === 'admin' && <Badge tone="primary">Admin</Badge>}
            {isPrivate && <Badge icon={<Lock className="size-3.5" aria-hidden="true" />}>Private</Badge>}
            {tags.map((tag) => (
              <Badge key={tag} className="max-w-full">
                <span className="truncate">{tag}</span>
              </Badge>
            ))}
          </p>
        )}
      </div>
      <footer className="flex flex-wrap gap-3">
        <Link to="/study-groups/$groupId" params={{ groupId: id }} className={buttonClasses('secondary')}>
          View details<span className="sr-only"> of {name}</span>
        </Link>
        {role === null && (
          <Button look="primary" busy={join.isPending} disabled={full || offline} onClick={() => join.mutate({ id })}>
            {full ? 'Full' : 'Join'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </footer>
    </CategoryCard>
  );
}
