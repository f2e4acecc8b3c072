import type { GroupAssignment } from '@quorbit/contracts/assignments/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useRemoveAssignment } from './assignments.mutations.ts';
import { useGroupAssignments } from './assignments.queries.ts';
import { formatDue } from './format-due.ts';
import { ProgressDialog } from './progress-dialog.tsx';
import { SetAssignmentDialog } from './set-assignment-dialog.tsx';

interface GroupAssignmentsProps {
  group: GroupDetails;
  offline: boolean;
}

/** A group's assignments and their due dates for its members; the group's admins also see who has done them. */
export function GroupAssignments({ group, offline }: GroupAssignmentsProps) {
  const { id, role, memberCount } = group;
  const view = useGroupAssignments(id);
  const [creating, setCreating] = useState(false);
  const [selected, setSelected] = useState<GroupAssignment | null>(null);
  const isAdmin = role === 'admin';
  return (
    <section aria-labelledby="group-assignments" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="group-assignments" className="text-lg">
          Assignments
        </h2>
        {isAdmin && (
          <Button
            disabled={offline}
            icon={<CalendarPlus className="size-5" aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            Assign a quiz
          </Button>
        )}
      </div>
      <QueryView
        view={view}
        loading={{ label: 'Loading assignments', shape: <Skeletons count={1} className="h-12 rounded-field" /> }}
        failing={{ message: "We couldn't load the assignments." }}
        empty={
          <p className="text-quiet">
            {isAdmin ? 'Nothing due. Choose a shared quiz and a day to take it by.' : 'No assignments yet.'}
          </p>
        }
        hideNote
      >
        {(assignments) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {assignments.map((assignment) => (
              <Row
                key={assignment.quizId}
                groupId={id}
                assignment={assignment}
                memberCount={memberCount}
                offline={offline}
                onShowProgress={() => setSelected(assignment)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {creating && <SetAssignmentDialog groupId={id} onClose={() => setCreating(false)} />}
      {selected && <ProgressDialog groupId={id} assignment={selected} onClose={() => setSelected(null)} />}
    </section>
  );
}

interface RowProps {
  groupId: string;
  assignment: GroupAssignment;
  memberCount: number;
  offline: boolean;
  onShowProgress: () => void;
}

function Row({ groupId, assignment, memberCount, offline, onShowProgress }: RowProps) {
  const { quizId, title, dueOn, state, available, doneCount } = assignment;
  const { timeZone } = useUser();
  const remove = useRemoveAssignment();
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 grow basis-40">
        {available ? (
          <Link to="/user/test/$quizId" params={{ quizId }} className={`${TEXT_LINK} wrap-anywhere`}>
            {title}
          </Link>
        ) : (
          <span className="wrap-anywhere">{title}</span>
        )}
        <span className="block text-sm text-quiet">{formatDue(dueOn, learnerDay(new Date(), timeZone))}</span>
      </span>
      {state === 'done' && <Badge tone="success">Done</Badge>}
      {state === 'late' && <Badge tone="warning">Done late</Badge>}
      {doneCount !== null && (
        <span className="ms-auto flex items-center">
          <Button look="quiet" disabled={offline} onClick={onShowProgress}>
            {doneCount} of {memberCount} done<span className="sr-only">: {title}</span>
          </Button>
          <button
            type="button"
            aria-label={`Remove the assignment ${title}`}
            title="Remove the assignment"
            disabled={offline || remove.isPending}
            onClick={() => remove.mutate({ id: groupId, quizId })}
            className="grid size-11 shrink-0 place-items-center rounded-field text-quiet enabled:cursor-pointer enabled:hover:bg-base-200 disabled:opacity-40"
          >
            <X className="size-5" aria-hidden="true" />
          </button>
        </span>
      )}
    </li>
  );
}
