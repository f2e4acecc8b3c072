import { parseExplainAgain } from '@quorbit/contracts/tutor/explain-again';
import { useFormDraft } from '#lib/forms/form-drafts.ts';

/**
 * Returns a function that puts a message into the chat's text field, where the learner finds it ready to send. It
 * replaces an earlier prepared message, and goes below anything that the learner typed.
 */
export function usePrepareMessage(): (message: string) => void {
  const draft = useFormDraft('tutor-message');
  return (message) => {
    const typed = draft.read({ message: '' })?.message?.trim() ?? '';
    const isReplaceable = typed === '' || parseExplainAgain(typed) !== null;
    draft.save({ message: isReplaceable ? message : `${typed}\n${message}` });
  };
}
