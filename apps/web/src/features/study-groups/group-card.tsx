import type { GroupCategory } from '@quorbit/contracts/study-groups/categories';
import type { GroupCard as Group } from '@quorbit/contracts/study-groups/schema';
import { Link } from '@tanstack/react-router';
import { Lock, Settings } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CategoryMotif } from '#ui/category-motif.tsx';
import { categorySlug } from '#ui/category-slug.ts';
import { useJoinGroup } from './study-groups.mutations.ts';

/** The quiz category whose colours and drawing a group's has, where the two have different names. */
const LOOKS: Partial<Record<GroupCategory, string>> = { 'Computer Science': 'Programming', Arts: 'Art' };

interface GroupCardProps {
  group: Group;
  offline: boolean;
  onSettings: () => void;
}

/** One group in a list. */
export function GroupCard({ group, offline, onSettings }: GroupCardProps) {
  const { id, name, description, category, memberCount, maxMembers, role, isPrivate, tags } = group;
  const join = useJoinGroup();
  const look = LOOKS[category] ?? category;
  const full = memberCount >= maxMembers;
  return (
    <article
      aria-labelledby={`group-${id}`}
      data-category={categorySlug(look)}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <header className="flex items-start gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-category-soft">
          <CategoryMotif category={look} className="size-7 text-category-ink" />
        </span>
        <div className="min-w-0 grow">
          <h2 id={`group-${id}`} className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-quiet">
            {category} ·{' '}
            <span className="figures">
              {memberCount}/{maxMembers}
            </span>{' '}
            members
          </p>
        </div>
        {role === 'admin' && (
          <button
            type="button"
            aria-label={`Settings of ${name}`}
            title="Settings"
            disabled={offline}
            onClick={onSettings}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
          >
            <Settings className="size-5" aria-hidden="true" />
          </button>
        )}
      </header>
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
    </article>
  );
}
