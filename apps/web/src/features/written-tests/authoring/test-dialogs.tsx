import type { ManagedWrittenTest } from '@quorbit/contracts/written-tests/authoring';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { formatFormFailure } from '#lib/forms/form-failure.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { FormDialog } from '#ui/forms/form-dialog.tsx';
import { useCreateTest, useUpdateTest } from './authoring.mutations.ts';
import { TestFields } from './test-fields.tsx';
import { listTestIssues, newTest, parseTestInput, toChanges, valuesOf } from './test-values.ts';

/** The dialog for a new test's settings; it then leads to the test's questions. */
export function CreateTestDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateTest();
  const navigate = useNavigate();
  const draft = useFormDraft('create-written-test');
  const [initialValues] = useState(() => newTest(new Date()));
  const form = useForm({
    initialValues,
    validate: async (values) => listTestIssues(values),
    send: async (values) => {
      const { id } = await create.mutateAsync(parseTestInput(values));
      onClose();
      void navigate({ to: '/admin/written-test/question/$id', params: { id } });
    },
    draft,
  });

  function onDiscard(): void {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title="Create test"
      action="Create test"
      form={form}
      failure={form.failure && formatFormFailure(form.failure, "We couldn't create the test.")}
      onClose={onDiscard}
    >
      <TestFields form={form} started={false} />
    </FormDialog>
  );
}

/** The dialog for an existing test's settings. */
export function EditTestDialog({ test, onClose }: { test: ManagedWrittenTest; onClose: () => void }) {
  const update = useUpdateTest();
  const form = useForm({
    initialValues: valuesOf(test),
    validate: async (values) => listTestIssues(values),
    send: async (values) => {
      await update.mutateAsync(toChanges(test, values));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Edit settings"
      action="Save settings"
      form={form}
      failure={form.failure && formatFormFailure(form.failure, "We couldn't save the settings.")}
      onClose={onClose}
    >
      <TestFields form={form} started={test.started > 0} />
    </FormDialog>
  );
}
