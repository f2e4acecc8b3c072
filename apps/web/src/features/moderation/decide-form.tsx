import type { ModerationAction } from '@quorbit/contracts/moderation/actions';
import { ACTION_LABELS, DONE_LABELS, MAX_REASON } from '@quorbit/contracts/moderation/messages';
import { type CaseDetails, decideInput, type ModerationCase } from '@quorbit/contracts/moderation/schema';
import { useState } from 'react';
import type { WithReauthentication } from '#features/administration/use-reauthentication.tsx';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useDecide } from './moderation.mutations.ts';

/** The effect of each decision, shown before it's made. */
const ACTION_EFFECTS: Record<ModerationAction, string> = {
  dismiss: 'Nothing happens, and nobody is told.',
  hide_question: 'The quiz gets a version without it, and its reviews stop. Attempts that were taken stay as they are.',
  take_down_quiz: 'The quiz leaves lists, groups and devices. Attempts stay. Its author can edit but not publish it.',
  remove_group:
    'Nobody sees it any more, and its members are told. Its quizzes leave their devices. You can undo this.',
  remove_member: "They leave the group with the quizzes they shared, and can't join again. You can undo this.",
  warn: 'The person reads your reason, and nothing else happens.',
  suspend: 'Logs the person out everywhere and hides them. Groups that they run alone get another admin.',
};

interface DecideFormProps {
  about: ModerationCase;
  members: CaseDetails['members'];
  confirmed: WithReauthentication;
}

/**
 * Returns whether the action removes a group or a member. Removals need a confirmation, because many people notice them
 * at once.
 */
const isRemoval = (action: ModerationAction | undefined) => action === 'remove_group' || action === 'remove_member';

/** The form for deciding a case. The reason is sent to the person concerned. */
export function DecideForm({ about: { id: caseId, actions, subject, copy }, members, confirmed }: DecideFormProps) {
  const { mutateAsync } = useDecide();
  const [confirming, setConfirming] = useState(false);
  const toInput = ({ memberId, ...values }: Record<'action' | 'memberId' | 'reason', string>) => ({
    caseId,
    ...values,
    memberId: values.action === 'remove_member' && memberId !== '' ? memberId : undefined,
  });
  const form = useForm<'action' | 'memberId' | 'reason'>({
    initialValues: { action: '', memberId: '', reason: '' },
    validate: async (values) => {
      if (values.action === '') return [{ path: 'action', message: 'Choose a decision.' }];
      return listIssues(decideInput, toInput(values));
    },
    send: async (values) => {
      const input = decideInput.parse(toInput(values));
      await confirmed(() => mutateAsync(input));
      notify(`${DONE_LABELS[input.action]}.`, { type: 'success' });
    },
  });
  const selectedAction = actions.find((action) => action === form.values.action);
  const member = members.find(({ id }) => id === form.values.memberId);
  const affectedPerson = selectedAction === 'remove_member' ? member : subject;
  const groupName = copy?.kind === 'group' ? copy.name : 'the group';
  return (
    <Card>
      <form {...form.form} className="grid gap-4">
        <h2 className="text-xl">Decide</h2>
        <Select
          {...form.field('action')}
          label="Decision"
          hint={selectedAction && ACTION_EFFECTS[selectedAction]}
          required
          options={[
            { value: '', label: 'Choose a decision' },
            ...actions.map((action) => ({ value: action, label: ACTION_LABELS[action] })),
          ]}
        />
        {selectedAction === 'remove_member' && (
          <Select
            {...form.field('memberId')}
            label="Member"
            required
            options={[
              { value: '', label: members.length === 0 ? 'Nobody is in this group' : 'Choose a member' },
              ...members.map(({ id, name, role }) => ({
                value: id,
                label: role === 'admin' ? `${name} (admin)` : name,
              })),
            ]}
          />
        )}
        {selectedAction !== undefined && selectedAction !== 'dismiss' && (
          <TextArea
            {...form.field('reason')}
            label="Reason"
            hint={formatReasonHint(affectedPerson?.name)}
            required
            maxLength={MAX_REASON}
            rows={5}
          />
        )}
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
        <div>
          <Button
            type={isRemoval(selectedAction) ? 'button' : 'submit'}
            look={selectedAction === 'dismiss' ? 'secondary' : 'primary'}
            busy={form.busy}
            onClick={() => isRemoval(selectedAction) && setConfirming(true)}
          >
            {selectedAction === undefined ? 'Decide' : ACTION_LABELS[selectedAction]}
          </Button>
        </div>
      </form>
      {selectedAction !== undefined && (
        <ConfirmDialog
          open={confirming}
          onClose={() => setConfirming(false)}
          title={selectedAction === 'remove_group' ? `Remove ${groupName}?` : `Remove ${member?.name ?? 'a member'}?`}
          action={ACTION_LABELS[selectedAction]}
          onConfirm={() => {
            setConfirming(false);
            form.form.ref.current?.requestSubmit();
          }}
        >
          <p>{ACTION_EFFECTS[selectedAction]}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function formatReasonHint(name: string | undefined): string {
  return name === undefined ? 'For the log of this case.' : `${name} reads it. Don't name who reported.`;
}
