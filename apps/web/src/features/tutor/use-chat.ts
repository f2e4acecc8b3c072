import { newId } from '@quorbit/contracts/lib/ids';
import { CHAT_FAILED } from '@quorbit/contracts/tutor/messages';
import { chatInput } from '@quorbit/contracts/tutor/schema';
import { useMemo, useState } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { listIssues } from '#lib/forms/list-issues.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { getConnection } from '#lib/server/connection.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { formatRefusal } from '#lib/server/format-refusal.ts';
import { withUnsent } from './chat-draft.ts';
import { createGeneralRequest, type TutorRequest } from './requests.ts';
import { useAskTutor } from './tutor.mutations.ts';
import { useCrisisHelp } from './use-crisis-help.ts';

/** A request that didn't reach the tutor or got no answer. */
export interface UnsentRequest extends TutorRequest {
  id: string;
  /**
   * The help text that this device shows for a message about self-harm, instead of the tutor's answer; null for other
   * messages.
   */
  help: string | null;
  /** Why the request failed, as shown to the learner; null if the device was offline. */
  failure: string | null;
}

/**
 * Handles the learner's questions: the typed text, the pending question and the failed ones. The state lasts as long as
 * the page, even across sessions.
 */
export function useChat() {
  const ask = useAskTutor();
  const helpFor = useCrisisHelp();
  const [failedRequests, setUnsent] = useState<readonly Omit<UnsentRequest, 'help'>[]>([]);
  const unsent: readonly UnsentRequest[] = useMemo(
    () => failedRequests.map((failedRequest) => ({ ...failedRequest, help: helpFor(failedRequest.message) })),
    [failedRequests, helpFor],
  );
  const asking: TutorRequest | null = ask.isPending ? { ...createGeneralRequest(''), ...ask.variables } : null;
  const pendingMessage = asking?.message ?? null;
  const help = useMemo(() => (pendingMessage === null ? null : helpFor(pendingMessage)), [pendingMessage, helpFor]);
  const waiting = [...unsent, ...(asking ? [asking] : [])].map(({ message }) => message);
  const draft = useChatDraft(waiting);
  const form = useForm({
    initialValues: { message: '' },
    validate: async (values) => listIssues(chatInput, values),
    send: async ({ message }) => send(createGeneralRequest(message.trim())),
    draft,
  });

  function addUnsent(question: TutorRequest, failure: string | null): void {
    setUnsent((before) => [...before, { ...question, failure, id: newId() }]);
  }

  function send(question: TutorRequest): void {
    if (getConnection().state === 'offline') addUnsent(question, null);
    else ask.mutate(question, { onError: (error) => addUnsent(question, formatReason(error)) });
  }

  function discard(id: string): void {
    setUnsent((before) => before.filter((item) => item.id !== id));
  }

  return {
    form,
    unsent,
    /** The question that the tutor is answering; null if there is none. */
    asking,
    /**
     * The help text that this device shows at once for a pending question about self-harm; null for other questions.
     */
    help,
    /** Sends a question; does nothing while another one is pending. */
    send: (question: TutorRequest) => asking === null && send(question),
    discard,
    retry({ id, failure: _failure, help: _help, ...question }: UnsentRequest): void {
      if (asking !== null) return;
      discard(id);
      send(question);
    },
    /** Drops the unsent questions, because their session has ended. */
    clear: () => setUnsent([]),
  };
}

export type Chat = ReturnType<typeof useChat>;

/** Returns why a request failed, in the server's words if the server refused it; null if the device is offline. */
function formatReason(error: unknown): string | null {
  const failure = describeFailure(error);
  if (failure.kind === 'network' && getConnection().state === 'offline') return null;
  return Number(failure.status) >= 500 ? CHAT_FAILED : formatRefusal(failure, CHAT_FAILED);
}

function useChatDraft(waiting: readonly string[]) {
  const draft = useFormDraft('tutor-message');
  const text = waiting.join('\n');
  return useMemo(() => withUnsent(draft, text), [draft, text]);
}
