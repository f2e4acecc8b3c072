import { isDueDateAllowed, MAX_DAYS_AHEAD } from '@quorbit/contracts/assignments/due';
import { WRONG_DUE_DATE } from '@quorbit/contracts/assignments/messages';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import type { SharedQuiz } from '@quorbit/contracts/study-groups/schema';
import { useForm } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { useSetAssignment } from './assignments.mutations.ts';
import { useAssignableQuizzes } from './assignments.queries.ts';

const TITLE = 'Assign a quiz';
const DEFAULT_DAYS = 7;

interface SetAssignmentDialogProps {
  groupId: string;
  onClose: () => void;
}

/** A dialog in which a group's admins choose a quiz for all members and its due date. */
export function SetAssignmentDialog({ groupId, onClose }: SetAssignmentDialogProps) {
  const shared = useAssignableQuizzes(groupId);
  const quizzes = shared.state === 'shown' ? shared.data.filter(({ available }) => available) : [];
  if (quizzes.length > 0) return <SetForm groupId={groupId} quizzes={quizzes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={TITLE}>
      <QueryView
        view={shared}
        loading={{
          label: 'Loading shared quizzes',
          shape: <Skeletons count={2} className="mb-3 h-12 rounded-field" />,
        }}
        failing={{ message: "We couldn't load the shared quizzes." }}
        isEmpty={() => true}
        empty={<p>Share a quiz with the group first. Then you can assign it to everybody.</p>}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface SetFormProps extends SetAssignmentDialogProps {
  quizzes: readonly SharedQuiz[];
}

function SetForm({ groupId, quizzes, onClose }: SetFormProps) {
  const { timeZone } = useUser();
  const today = learnerDay(new Date(), timeZone);
  const set = useSetAssignment();
  const form = useForm({
    initialValues: { quizId: quizzes[0]?.quizId ?? '', dueOn: addDays(today, DEFAULT_DAYS) },
    validate: async ({ dueOn }) =>
      dueOn !== '' && isDueDateAllowed(dueOn, today) ? [] : [{ path: 'dueOn', message: WRONG_DUE_DATE }],
    send: async ({ quizId, dueOn }) => {
      await set.mutateAsync({ id: groupId, quizId, dueOn });
      onClose();
    },
  });
  return (
    <FormDialog
      title={TITLE}
      action="Assign to the group"
      form={form}
      failure={form.failure?.message ?? null}
      onClose={onClose}
    >
      <Select
        {...form.field('quizId')}
        label="Quiz"
        options={quizzes.map(({ quizId, title }) => ({ value: quizId, label: title }))}
      />
      <TextField
        {...form.field('dueOn')}
        label="Due date"
        hint="Until the end of that day. Assigning again changes the date."
        type="date"
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
      />
    </FormDialog>
  );
}
