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

/** What was asked and didn't reach the tutor, or has no answer. */
export interface UnsentRequest extends TutorRequest {
  id: string;
  /** Help for somebody in danger, which this device answers in the tutor's place. Null for other words. */
  help: string | null;
  /** What went wrong; null where there was no network. */
  failure: string | null;
}

/** Asking the tutor: what is typed, what is under way and what failed. Lives as long as the page, over sessions. */
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
    /** The question that the tutor is thinking about; null for none. */
    asking,
    /** The answer that this device gives at once to that question, without waiting for the tutor; null for most. */
    help,
    /** Does nothing while another one is under way. */
    send: (question: TutorRequest) => asking === null && send(question),
    discard,
    retry({ id, failure: _failure, help: _help, ...question }: UnsentRequest): void {
      if (asking !== null) return;
      discard(id);
      send(question);
    },
    /** Forgets what was not sent, with the session that it was for. */
    clear: () => setUnsent([]),
  };
}

export type Chat = ReturnType<typeof useChat>;

/** The server's words for a refusal; null without a network. */
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
