import type { FormDraft } from '#lib/forms/use-form.ts';

/**
 * Extends the draft of the chat's text field by the unsent messages, so that the field contains them again after a
 * reload.
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
