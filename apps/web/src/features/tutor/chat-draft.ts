import type { FormDraft } from '#lib/forms/use-form.ts';

/**
 * Wraps the draft of the chat's text field so that it also holds the unsent messages: after a reload, all of them are
 * in the field again.
 */
export function withUnsent(draft: FormDraft, unsent: string): FormDraft {
  function save({ message = '' }: Readonly<Record<string, string>>): boolean {
    const text = [unsent, message].filter((part) => part.trim() !== '').join('\n');
    if (text !== '') return draft.save({ message: text });
    draft.clear();
    return true;
  }
  return { read: draft.read, save, clear: () => void save({}) };
}
