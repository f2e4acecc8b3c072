// Keeps what was typed into a form and not sent, in this tab, over a reload of the page. A form opts in by its `draft`;
// forms with passwords do not.
import { useMemo } from 'react';
import { type FormDraftName, formDraftKey } from '#lib/form-draft-keys.ts';
import { useUser } from '#lib/session.ts';
import type { FormDraft } from '#lib/use-form.ts';

/** Fields that are never kept, in case a form with one of them opts in. */
const SECRET = /password|token/i;

/** The signed-in person's draft of a form, for `useForm`. */
export function useFormDraft(name: FormDraftName): FormDraft {
  const { id } = useUser();
  return useMemo(() => formDraft(id, name), [id, name]);
}

/** A person's draft of a form. */
export function formDraft(userId: string, name: FormDraftName): FormDraft {
  const key = formDraftKey(userId, name);
  return {
    read(fields) {
      const draft = parseDraft(sessionStorage.getItem(key));
      return draft && pick(draft, (field) => Object.hasOwn(fields, field));
    },
    keep(values) {
      try {
        sessionStorage.setItem(key, JSON.stringify(pick(values, (field) => !SECRET.test(field))));
        return true;
      } catch {
        return false;
      }
    },
    drop: () => sessionStorage.removeItem(key),
  };
}

function pick<Name extends string>(
  values: Readonly<Record<string, string>>,
  wanted: (field: string) => boolean,
): Partial<Record<Name, string>> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => wanted(field))) as Partial<Record<Name, string>>;
}

function parseDraft(text: string | null): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((one) => typeof one === 'string');
}
