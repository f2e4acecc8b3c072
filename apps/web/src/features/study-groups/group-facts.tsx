import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';

/** Shows a group's description, category, tags and size. */
export function GroupFacts({ group }: { group: GroupDetails }) {
  const { description, category, isPrivate, memberCount, maxMembers, stats, tags } = group;
  const quizzes = stats.totalQuizzes === 1 ? '1 quiz' : `${stats.totalQuizzes} quizzes`;
  return (
    <div className="grid gap-2">
      {description !== '' && <p className="max-w-reading wrap-anywhere">{description}</p>}
      <p className="text-sm text-quiet">
        {category} · {isPrivate ? 'Private' : 'Open'} · {memberCount}/{maxMembers} members · {quizzes}
      </p>
      {tags.length > 0 && <p className="text-sm text-quiet wrap-anywhere">Tags: {tags.join(', ')}</p>}
    </div>
  );
}
