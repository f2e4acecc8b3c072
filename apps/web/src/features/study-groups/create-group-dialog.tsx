import { useId } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { GroupFields } from './group-fields.tsx';
import { groupIssues, NEW_GROUP, parseGroupInput } from './group-values.ts';
import { useCreateGroup } from './study-groups.mutations.ts';

/** Dialog with the form of a new group. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const create = useCreateGroup();
  const draft = useFormDraft('create-group');
  const form = useForm({
    initialValues: NEW_GROUP,
    validate: async (values) => groupIssues(values),
    send: async (values) => {
      await create.mutateAsync(parseGroupInput(values));
      onClose();
    },
    draft,
  });

  function onDiscard(): void {
    draft.clear();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onDiscard}
      title="Create a study group"
      actions={
        <>
          <Button onClick={onDiscard}>Cancel</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            Create group
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId} className="grid gap-4">
        <GroupFields form={form} />
      </form>
    </Dialog>
  );
}
