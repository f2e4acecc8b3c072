import { REPORT_REASONS } from '@quorbit/contracts/moderation/actions';
import { MAX_DETAILS, REASON_LABELS } from '@quorbit/contracts/moderation/messages';
import { reportInput } from '@quorbit/contracts/moderation/schema';
import { useId } from 'react';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FormAlert } from '#ui/forms/form-alert.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useSubmitReport } from './moderation.mutations.ts';

/** The content to report, as the server identifies it, with the name shown in the dialog. */
export type Reportable =
  | { kind: 'question'; attemptId: string; questionId: string }
  | { kind: 'person'; userId: string; name: string }
  | { kind: 'group'; groupId: string; name: string };

interface ReportDialogProps {
  about: Reportable;
  onClose: () => void;
}

/** The dialog to report content: a reason from a short list, and optional details. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const { mutateAsync } = useSubmitReport();
  const formId = useId();
  const form = useForm({
    initialValues: { reason: '', details: '' },
    validate: async (values) => listIssues(reportInput, { ...about, ...values }),
    send: async (values) => {
      await mutateAsync(reportInput.parse({ ...about, ...values }));
      onClose();
    },
  });
  const reasons = REPORT_REASONS[about.kind].map((value) => ({ value, label: REASON_LABELS[value] }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatTitle(about)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Send report
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-4">
        <p className="text-quiet">Moderators see who reported. Nobody else does.</p>
        <Select
          {...form.field('reason')}
          label="Reason"
          required
          options={[{ value: '', label: 'Choose a reason' }, ...reasons]}
        />
        <TextArea
          {...form.field('details')}
          label="Details"
          hint="Optional. What should we look at?"
          maxLength={MAX_DETAILS}
          rows={4}
        />
        {form.failure && <FormAlert>{form.failure.message}</FormAlert>}
      </form>
    </Dialog>
  );
}

function formatTitle(about: Reportable): string {
  return about.kind === 'question' ? 'Report this question' : `Report ${about.name}`;
}
