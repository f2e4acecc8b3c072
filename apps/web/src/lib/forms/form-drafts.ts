// Keeps what was typed into a form and not sent, in this tab, over a reload of the page. A form opts in by its `draft`;
// forms with passwords do not.
import { useMemo } from 'react';
import { durable } from '#lib/durable/durable.ts';
import { type FormDraftName, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { FormDraft } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';

/** Fields that are never kept, in case a form with one of them opts in. */
const SECRET = /password|token/i;

/** The signed-in person's draft of a form, for `useForm`. */
export function useFormDraft(name: FormDraftName): FormDraft {
  const { id } = useUser();
  return useMemo(() => formDraft(id, name), [id, name]);
}

/** A person's draft of a form. */
export function formDraft(userId: string, name: FormDraftName): FormDraft {
  const draft = durable(formDraftKey(userId, name), draftIn, {
    lasts: 'tab',
    // The open form itself asks before the page goes.
    wouldLose: () => false,
  });
  return {
    read<Name extends string>(fields: Readonly<Record<Name, string>>) {
      const kept = draft.read();
      return kept && (pick(kept, (field) => Object.hasOwn(fields, field)) as Partial<Record<Name, string>>);
    },
    keep: (values) => draft.keep(pick(values, (field) => !SECRET.test(field))),
    drop: () => void draft.keep(null),
  };
}

function pick(values: Readonly<Record<string, string>>, wanted: (field: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => wanted(field)));
}

function draftIn(stored: unknown): Record<string, string> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.values(stored).every((one) => typeof one === 'string') ? { ...stored } : null;
}
