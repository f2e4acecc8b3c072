import type { Issue } from '@quorbit/contracts/errors/codes';
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeFailure, type Failure } from '#lib/server/errors.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';

interface FormOptions<Name extends string> {
  /** The values of the fields until the user types. They may change later; typed text then stays. */
  initialValues: Record<Name, string>;
  /** Returns the issues of wrong fields; called when a field is left and before anything is sent. */
  validate: (values: Record<Name, string>) => Promise<readonly Issue[]>;
  /** Sends the values. If it rejects, no typed text is lost and each issue is shown at its field. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  /** Stores typed text across a reload, see `lib/forms/form-drafts.ts`. Pass the same object on each render. */
  draft?: FormDraft | undefined;
}

export interface FormDraft {
  /** Returns the stored text of the fields that the form has; null if there's no draft. */
  read<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> | null;
  /** Stores the form's text. Returns whether it survives a reload. */
  save(values: Readonly<Record<string, string>>): boolean;
  clear(): void;
}

/**
 * Manages a form of text fields: checks a field when it's left, sends once at a time and focuses the first wrong field.
 */
export function useForm<Name extends string>({ initialValues, validate, send, draft }: FormOptions<Name>) {
  const [edits, setEdits] = useState<Partial<Record<Name, string>>>(() => draft?.read(initialValues) ?? {});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const changes = useRef<Partial<Record<Name, number>>>({});
  /**
   * Whether the form is being sent. It changes at once, unlike `state`, because a second press can come before the next
   * render.
   */
  const sending = useRef(false);
  const values = { ...initialValues, ...edits };

  useLayoutEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    saveDraft();
    return addUpdateHook(saveDraft);
  });

  /**
   * Stores the typed text as a draft, or deletes the draft if nothing differs from the initial values. Returns whether
   * a reload of the page would lose nothing.
   */
  function saveDraft(): boolean {
    const unchanged = Object.entries(values).every(([name, value]) => value === initialValues[name as Name]);
    if (unchanged) draft?.clear();
    return unchanged || draft?.save(values) === true;
  }

  function set(more: Partial<Record<Name, string>>) {
    for (const name of Object.keys(more) as Name[]) changes.current[name] = (changes.current[name] ?? 0) + 1;
    setEdits((before) => ({ ...before, ...more }));
    setErrors((before) => filterEntries(before, (name) => !Object.hasOwn(more, name)));
    setFailure(null);
    setState((before) => (before === 'sent' ? 'open' : before));
  }

  async function validateField(name: Name) {
    const change = changes.current[name];
    // Leaving an untouched or empty field is no mistake yet.
    if (change === undefined || values[name] === '') return;
    const found = (await validate(values)).find((issue) => issue.path === name);
    // If the user has typed more in this field meanwhile, the result is outdated; the field is checked when it's left
    // again.
    if (found && changes.current[name] === change) setErrors((before) => ({ ...before, [name]: found.message }));
  }

  /** Shows issues at their fields; returns whether there are any and each belongs to a field. */
  function showIssues(issues: readonly Issue[]): boolean {
    const errorsByField: Partial<Record<Name, string>> = {};
    for (const { path, message } of issues) if (isFieldName(path, values)) errorsByField[path] ??= message;
    setErrors(errorsByField);
    setRefusals((before) => before + 1);
    return issues.length > 0 && issues.every(({ path }) => isFieldName(path, values));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setState('busy');
    setFailure(null);
    const found = await trySubmit();
    sending.current = false;
    if (found && !showIssues(found.issues)) setFailure(found);
    setState(found ? 'open' : 'sent');
  }

  /** Validates and sends the values. Returns the failure, or null on success. */
  async function trySubmit(): Promise<Failure | null> {
    try {
      const issues = await validate(values);
      if (issues.length > 0) return toInputFailure(issues);
      await send(values);
    } catch (error) {
      return describeFailure(error);
    }
    // The draft is deleted here and not in an effect, because the form may be unmounted by now.
    draft?.clear();
    // Text that was typed while sending isn't sent yet, so it stays.
    setEdits((before) => filterEntries(before, (name, value) => value !== values[name]));
    setErrors({});
    return null;
  }

  return {
    values,
    busy: state === 'busy',
    /** Whether the form was sent successfully and hasn't been changed since. */
    sent: state === 'sent',
    /** The failure that belongs to no single field; null if there is none. */
    failure,
    /** Sets values of fields as if the user had typed them. */
    set,
    /** Props of the `form` element. */
    form: { ref: formRef, onSubmit: submit, noValidate: true },
    /** Returns the props of one field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set({ [name]: event.target.value } as Partial<Record<Name, string>>),
      onBlur: () => void validateField(name),
    }),
  };
}

function isFieldName<Name extends string>(path: string, values: Record<Name, string>): path is Name {
  return Object.hasOwn(values, path);
}

function filterEntries<Name extends string>(
  from: Partial<Record<Name, string>>,
  keep: (name: Name, value: string) => boolean,
): Partial<Record<Name, string>> {
  const entries = Object.entries<string>(from as Record<Name, string>) as [Name, string][];
  return Object.fromEntries(entries.filter(([name, value]) => keep(name, value))) as Partial<Record<Name, string>>;
}

function toInputFailure(issues: readonly Issue[]): Failure {
  const message = issues.map((issue) => issue.message).join(' ');
  return { kind: 'refused', message, code: 'INVALID', status: null, issues, retryAfter: null };
}
