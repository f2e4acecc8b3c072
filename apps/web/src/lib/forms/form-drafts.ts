// Stores what was typed into a form but not sent, in this tab, so that it survives a reload. A form opts in with its
// `draft` option; forms with passwords don't.
import { useMemo } from 'react';
import { createDurable } from '#lib/durable/durable.ts';
import { type FormDraftName, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import type { FormDraft } from '#lib/forms/use-form.ts';
import { useUser } from '#lib/session.ts';

/** Fields that are never stored, in case a form with such a field opts in. */
const SECRET_FIELD = /password|token/i;

/** Returns the signed-in user's draft of a form, for `useForm`. */
export function useFormDraft(name: FormDraftName): FormDraft {
  const { id } = useUser();
  return useMemo(() => createFormDraft(id, name), [id, name]);
}

/** Opens a user's draft of a form. */
export function createFormDraft(userId: string, name: FormDraftName): FormDraft {
  const draft = createDurable(formDraftKey(userId, name), parseDraft, {
    lifetime: 'tab',
    // The open form itself prevents a reload that would lose text.
    isLostOnLeave: () => false,
  });
  return {
    read<Name extends string>(fields: Readonly<Record<Name, string>>) {
      const saved = draft.read();
      return saved && (pickFields(saved, (field) => Object.hasOwn(fields, field)) as Partial<Record<Name, string>>);
    },
    save: (values) => draft.set(pickFields(values, (field) => !SECRET_FIELD.test(field))),
    clear: () => void draft.set(null),
  };
}

function pickFields(
  values: Readonly<Record<string, string>>,
  isWanted: (field: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => isWanted(field)));
}

function parseDraft(stored: unknown): Record<string, string> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.values(stored).every((item) => typeof item === 'string') ? { ...stored } : null;
}
