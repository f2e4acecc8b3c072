import { CHALLENGE_GOAL, MAX_CHALLENGE_DAYS } from '@quorbit/contracts/group-challenges/limits';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { useForm } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { parseGroupChallenge, validateGroupChallenge } from './group-challenge-values.ts';
import { useCreateGroupChallenge } from './group-challenges.mutations.ts';

const DEFAULT_DAYS = 7;

/** The dialog in which a group's admin sets a goal for all members and its last day. */
export function SetGroupChallengeDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const { timeZone } = useUser();
  const today = learnerDay(new Date(), timeZone);
  const create = useCreateGroupChallenge();
  const form = useForm({
    initialValues: { title: '', measure: 'reviews', goal: '100', endsOn: addDays(today, DEFAULT_DAYS) },
    validate: async (values) => validateGroupChallenge(groupId, values, today),
    send: async (values) => {
      await create.mutateAsync(parseGroupChallenge(groupId, values));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Start a challenge"
      action="Start challenge"
      form={form}
      failure={form.failure?.message ?? null}
      onClose={onClose}
    >
      <TextField {...form.field('title')} label="Title" hint="What it's about, such as Exam week." />
      <Select
        {...form.field('measure')}
        label="What counts"
        hint={form.values.measure === 'quizzes' ? 'Games count too.' : 'Each question counts once a day.'}
        options={[
          { value: 'reviews', label: 'Reviews' },
          { value: 'quizzes', label: 'Finished quizzes' },
        ]}
      />
      <NumberField
        {...form.field('goal')}
        label="Goal"
        hint="By everybody together."
        min={CHALLENGE_GOAL.min}
        max={CHALLENGE_GOAL.max}
      />
      <TextField
        {...form.field('endsOn')}
        label="Last day"
        hint="Until the end of that day."
        type="date"
        min={today}
        max={addDays(today, MAX_CHALLENGE_DAYS)}
      />
    </FormDialog>
  );
}
