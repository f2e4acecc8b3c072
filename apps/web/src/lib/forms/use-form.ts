import type { Issue } from '@quorbit/contracts/errors/codes';
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { describeFailure, type Failure } from '#lib/server/errors.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';

interface FormOptions<Name extends string> {
  /** What the fields hold until somebody types; may change meanwhile, typed text stays. */
  initialValues: Record<Name, string>;
  /** The wrong fields; asked when a field is left and before anything is sent. */
  validate: (values: Record<Name, string>) => Promise<readonly Issue[]>;
  /** Sends what was typed. When it rejects, nothing typed is lost and each issue shows at its field. */
  send: (values: Record<Name, string>) => Promise<unknown>;
  /** Where what was typed outlives the page; `lib/forms/form-drafts.ts` has them. The same object each time. */
  draft?: FormDraft | undefined;
}

export interface FormDraft {
  /** What was typed, as far as the form has such fields; null where there is no draft. */
  read<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> | null;
  /** Returns whether it is there when the page was loaded again. */
  save(values: Readonly<Record<string, string>>): boolean;
  clear(): void;
}

/** A form of text fields: checks while typing goes on, sends once at a time, leads to the first wrong field. */
export function useForm<Name extends string>({ initialValues, validate, send, draft }: FormOptions<Name>) {
  const [edits, setEdits] = useState<Partial<Record<Name, string>>>(() => draft?.read(initialValues) ?? {});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const changes = useRef<Partial<Record<Name, number>>>({});
  /** Known at once, unlike `state`: a second press comes before that is drawn. */
  const sending = useRef(false);
  const values = { ...initialValues, ...edits };

  useLayoutEffect(() => {
    if (refusals > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    saveDraft();
    return addUpdateHook(saveDraft);
  });

  /** Returns whether nothing is lost when the page is loaded again. */
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
    // Passing by an untouched field is no mistake yet.
    if (change === undefined || values[name] === '') return;
    const found = (await validate(values)).find((issue) => issue.path === name);
    // A field that somebody kept typing in is checked when they leave it again.
    if (found && changes.current[name] === change) setErrors((before) => ({ ...before, [name]: found.message }));
  }

  /** Puts issues at their fields; returns whether each had one. */
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

  /** Returns what went wrong, null where nothing did. */
  async function trySubmit(): Promise<Failure | null> {
    try {
      const issues = await validate(values);
      if (issues.length > 0) return toInputFailure(issues);
      await send(values);
    } catch (error) {
      return describeFailure(error);
    }
    // The form may be unmounted by now.
    draft?.clear();
    // What was typed while it was under way is not sent yet and stays.
    setEdits((before) => filterEntries(before, (name, value) => value !== values[name]));
    setErrors({});
    return null;
  }

  return {
    values,
    busy: state === 'busy',
    /** True from a success until the next change. */
    sent: state === 'sent',
    /** What went wrong and belongs to no single field. */
    failure,
    /** Fills fields as if typed. */
    set,
    /** Props of the `form` element. */
    form: { ref: formRef, onSubmit: submit, noValidate: true },
    /** Props of one field. */
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
