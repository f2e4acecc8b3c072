import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { PersonLink } from '#ui/buttons/person-link.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Menu } from '#ui/dialogs/menu.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { InviteFriendsDialog } from './invite-friends-dialog.tsx';
import { usePromoteMember, useRemoveMember } from './study-groups.mutations.ts';

type Member = GroupDetails['members'][number];

/** Lists a group's members, with the actions that its admins have on them. */
export function GroupMembers({ group, offline }: { group: GroupDetails; offline: boolean }) {
  const { id: userId } = useUser();
  const [removing, setRemoving] = useState<Member | null>(null);
  const [inviting, setInviting] = useState(false);
  const promote = usePromoteMember();
  const remove = useRemoveMember();
  const { id } = group;
  return (
    <section aria-labelledby="group-members" className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="group-members" className="text-lg">
          Members ({group.memberCount})
        </h2>
        {canInvite(group) && (
          <Button
            disabled={offline}
            icon={<UserPlus className="size-5" aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Invite friends
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {group.members.map((member) => (
          <li key={member.user.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar id={member.user.id} name={member.user.name} />
            <span className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)]">
              <PersonLink
                id={member.user.id}
                name={member.user.name}
                className="max-w-full justify-self-start font-semibold"
              />
              <span className="text-sm text-quiet">
                Level {member.user.level}
                {member.user.id === userId && ' · You'}
              </span>
            </span>
            {member.role === 'admin' && <Badge tone="primary">Admin</Badge>}
            {group.role === 'admin' && member.user.id !== userId && (
              <Menu
                label={`More for ${member.user.name}`}
                disabled={offline || promote.isPending}
                className={buttonClasses('quiet', 'h-11 w-11 p-0')}
                items={[
                  ...(member.role === 'member'
                    ? [{ label: 'Make admin', onSelect: () => promote.mutate({ id, userId: member.user.id }) }]
                    : []),
                  { label: 'Remove from the group', onSelect: () => setRemoving(member) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {inviting && <InviteFriendsDialog group={group} onClose={() => setInviting(false)} />}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Remove this member?"
        action="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id, userId: removing?.user.id ?? '' }, { onSettled: () => setRemoving(null) })}
      >
        <p className="wrap-anywhere">
          {removing?.user.name} no longer sees the quizzes of this group. Their results stay theirs.
          {group.isPrivate && ' They can come back with the invite link until you renew it.'}
        </p>
      </ConfirmDialog>
    </section>
  );
}

/**
 * Returns whether the user can invite friends: members can to open groups and admins to private ones, while there is a
 * free place.
 */
function canInvite({ role, isPrivate, memberCount, maxMembers }: GroupDetails): boolean {
  return memberCount < maxMembers && (isPrivate ? role === 'admin' : role !== null);
}
