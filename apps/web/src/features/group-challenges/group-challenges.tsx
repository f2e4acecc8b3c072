import { daysLeft } from '@quorbit/contracts/group-challenges/group-challenge';
import type { GroupChallenge } from '@quorbit/contracts/group-challenges/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { Flag, X } from 'lucide-react';
import { useState } from 'react';
import { useSwitchedOffNote } from '#features/feature-switches/use-switched-off-note.ts';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { formatDaysLeft, formatWork } from './format-group-challenge.ts';
import { useRemoveGroupChallenge } from './group-challenges.mutations.ts';
import { useGroupChallenges } from './group-challenges.queries.ts';
import { SetGroupChallengeDialog } from './set-group-challenge-dialog.tsx';

interface GroupChallengesProps {
  group: GroupDetails;
  offline: boolean;
}

/** A group's challenges: goals to reach together by a set day. The group's admins create and delete them. */
export function GroupChallenges({ group: { id, role }, offline }: GroupChallengesProps) {
  const view = useGroupChallenges(id);
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<GroupChallenge | null>(null);
  const isAdmin = role === 'admin';
  const offNote = useSwitchedOffNote('challenges');
  return (
    <section aria-labelledby="group-challenges" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="group-challenges" className="text-lg">
          Challenges
        </h2>
        {isAdmin && offNote !== null && <p className="text-sm text-quiet">{offNote}</p>}
        {isAdmin && offNote === null && (
          <Button
            disabled={offline}
            icon={<Flag className="size-5" aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Start a challenge
          </Button>
        )}
      </div>
      <QueryView
        view={offline && view.state !== 'shown' ? { state: 'shown', data: [], note: null } : view}
        loading={{ label: 'Loading challenges', shape: <Skeletons count={1} className="h-20 rounded-field" /> }}
        failing={{ message: "We couldn't load the challenges." }}
        empty={<p className="text-quiet">{formatEmpty({ isAdmin, unread: offline && view.state !== 'shown' })}</p>}
      >
        {(challenges) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {challenges.map((challenge) => (
              <li key={challenge.id}>
                <Challenge challenge={challenge} onDelete={isAdmin && !offline ? () => setDeleting(challenge) : null} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {creating && <SetGroupChallengeDialog groupId={id} onClose={() => setCreating(false)} />}
      {deleting && <DeleteChallenge groupId={id} challenge={deleting} onClose={() => setDeleting(null)} />}
    </section>
  );
}

/**
 * Returns the text for an empty list.
 * @param unread whether nothing was loaded because the device is offline.
 */
function formatEmpty({ isAdmin, unread }: { isAdmin: boolean; unread: boolean }): string {
  if (unread) return "You're offline. You'll see the challenges once you're back.";
  return isAdmin ? 'No challenge yet. Choose a goal for everybody to work towards.' : 'No challenges yet.';
}

/**
 * One challenge with its progress.
 * @param onDelete null if the user may not delete it.
 */
function Challenge({ challenge, onDelete }: { challenge: GroupChallenge; onDelete: (() => void) | null }) {
  const { title, measure, goal, endsOn, total, own, state, shares } = challenge;
  const { timeZone } = useUser();
  return (
    <div className="grid gap-2 rounded-card border border-base-300 p-4">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{title}</span>
          <span className="block text-sm text-quiet">
            {formatWork(measure, goal)} together · {formatDaysLeft(daysLeft(endsOn, learnerDay(new Date(), timeZone)))}
          </span>
        </span>
        <span className="flex shrink-0 items-center gap-1">
          {state === 'reached' && <Badge tone="success">Reached</Badge>}
          {state === 'over' && <Badge>Over</Badge>}
          {onDelete && (
            <button
              type="button"
              aria-label={`Delete the challenge ${title}`}
              title="Delete the challenge"
              onClick={onDelete}
              className="-my-2 -me-2 grid size-11 cursor-pointer place-items-center rounded-field text-quiet hover:bg-base-200"
            >
              <X className="size-5" aria-hidden="true" />
            </button>
          )}
        </span>
      </div>
      <ProgressBar label={title} value={Math.min(total, goal)} max={goal} valueText={`${total} of ${goal}`} />
      <p className="figures text-sm">
        <span className="font-semibold">
          {total} of {goal}
        </span>
        , {own} of them yours
      </p>
      {shares !== null && shares.length > 0 && <MemberShares title={title} shares={shares} />}
    </div>
  );
}

function MemberShares({ title, shares }: { title: string; shares: NonNullable<GroupChallenge['shares']> }) {
  return (
    <ul aria-label={`Shares in ${title}`} className="grid gap-1 text-sm">
      {shares.map(({ user, count }) => (
        <li key={user.id} className="flex justify-between gap-3">
          <span className="min-w-0 text-quiet wrap-anywhere">{user.name}</span>
          <span className="figures">{count}</span>
        </li>
      ))}
    </ul>
  );
}

function DeleteChallenge({
  groupId,
  challenge: { id: challengeId, title },
  onClose,
}: {
  groupId: string;
  challenge: GroupChallenge;
  onClose: () => void;
}) {
  const remove = useRemoveGroupChallenge();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this challenge?"
      action="Delete challenge"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: groupId, challengeId }, { onSuccess: onClose })}
    >
      <p className="wrap-anywhere">“{title}” and what the group has done for it go for everyone. XP stays.</p>
    </ConfirmDialog>
  );
}
