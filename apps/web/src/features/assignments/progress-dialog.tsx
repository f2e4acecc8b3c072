import type { AssignmentProgress, GroupAssignment } from '@quorbit/contracts/assignments/schema';
import { Badge } from '#ui/badge.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useAssignmentProgress } from './assignments.queries.ts';

type Member = AssignmentProgress['members'][number];

interface ProgressDialogProps {
  groupId: string;
  assignment: GroupAssignment;
  onClose: () => void;
}

/** A dialog that shows a group's admins who has done an assignment. */
export function ProgressDialog({ groupId, assignment: { quizId, title }, onClose }: ProgressDialogProps) {
  const view = useAssignmentProgress(groupId, quizId);
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="text-quiet">Members decide for themselves whether you see their percent.</p>
      <QueryView
        view={view}
        loading={{
          label: 'Loading who has done it',
          shape: <Skeletons count={3} className="mb-2 h-14 rounded-field" />,
        }}
        failing={{ message: "We couldn't load who has done it." }}
        missing={<p>This assignment isn't there any more.</p>}
      >
        {({ members }) => (
          <ul aria-label="Members" className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {members.map((member) => (
              <Row key={member.user.id} member={member} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

function Row({ member: { user, state, doneAt, percentage } }: { member: Member }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar id={user.id} name={user.name} />
      <span className="grid min-w-0 grow basis-24 grid-cols-[minmax(0,1fr)]">
        <span className="truncate font-semibold">{user.name}</span>
        {doneAt !== null && (
          <span className="text-sm text-quiet">
            <RelativeTime at={doneAt} />
          </span>
        )}
      </span>
      <span className="ms-auto flex items-center gap-3">
        {percentage !== null && <span className="figures font-semibold">{percentage}%</span>}
        {state === 'open' && <Badge>Not yet</Badge>}
        {state === 'done' && <Badge tone="success">Done</Badge>}
        {state === 'late' && <Badge tone="warning">Done late</Badge>}
      </span>
    </li>
  );
}
