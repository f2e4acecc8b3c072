import type { FormDraft } from '#lib/forms/use-form.ts';

/** A draft of the chat's field that also has what wasn't sent yet: after a reload, all of it is in the field again. */
export function withUnsent(draft: FormDraft, unsent: string): FormDraft {
  function keep({ message = '' }: Readonly<Record<string, string>>): boolean {
    const text = [unsent, message].filter((part) => part.trim() !== '').join('\n');
    if (text !== '') return draft.keep({ message: text });
    draft.drop();
    return true;
  }
  return { read: draft.read, keep, drop: () => void keep({}) };
}
