import { newId } from '@quorbit/contracts/lib/ids';
import { chatInput } from '@quorbit/contracts/tutor/schema';
import { CHAT_FAILED } from '@quorbit/contracts/tutor/words';
import { useMemo, useState } from 'react';
import { useFormDraft } from '#lib/forms/form-drafts.ts';
import { issuesOf } from '#lib/forms/issues-of.ts';
import { useForm } from '#lib/forms/use-form.ts';
import { getConnection } from '#lib/server/connection.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { refusalWords } from '#lib/server/refusal-words.ts';
import { withUnsent } from './chat-draft.ts';
import { type Question, saying } from './requests.ts';
import { useAskTutor } from './tutor.mutations.ts';
import { useHelp } from './use-help.ts';

/** What was asked and didn't reach the tutor, or has no answer. */
export interface Unsent extends Question {
  id: string;
  /** Help for somebody in danger, which this device answers in the tutor's place. Null for other words. */
  help: string | null;
  /** What went wrong; null where there was no network. */
  failure: string | null;
}

/** Asking the tutor: what is typed, what is under way and what failed. Lives as long as the page, over sessions. */
export function useChat() {
  const ask = useAskTutor();
  const helpFor = useHelp();
  const [failed, setUnsent] = useState<readonly Omit<Unsent, 'help'>[]>([]);
  const unsent: readonly Unsent[] = useMemo(
    () => failed.map((one) => ({ ...one, help: helpFor(one.message) })),
    [failed, helpFor],
  );
  const asking: Question | null = ask.isPending ? { ...saying(''), ...ask.variables } : null;
  const asked = asking?.message ?? null;
  const help = useMemo(() => (asked === null ? null : helpFor(asked)), [asked, helpFor]);
  const waiting = [...unsent, ...(asking ? [asking] : [])].map(({ message }) => message);
  const draft = useChatDraft(waiting);
  const form = useForm({
    start: { message: '' },
    check: async (values) => issuesOf(chatInput, values),
    send: async ({ message }) => send(saying(message.trim())),
    draft,
  });

  function fail(question: Question, failure: string | null): void {
    setUnsent((before) => [...before, { ...question, failure, id: newId() }]);
  }

  function send(question: Question): void {
    if (getConnection().state === 'offline') fail(question, null);
    else ask.mutate(question, { onError: (error) => fail(question, reasonOf(error)) });
  }

  function discard(id: string): void {
    setUnsent((before) => before.filter((one) => one.id !== id));
  }

  return {
    form,
    unsent,
    /** The question that the tutor is thinking about; null for none. */
    asking,
    /** The answer that this device gives at once to that question, without waiting for the tutor; null for most. */
    help,
    /** Does nothing while another one is under way. */
    send: (question: Question) => asking === null && send(question),
    discard,
    retry({ id, failure: _failure, help: _help, ...question }: Unsent): void {
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
function reasonOf(error: unknown): string | null {
  const failure = describeFailure(error);
  if (failure.kind === 'network' && getConnection().state === 'offline') return null;
  return Number(failure.status) >= 500 ? CHAT_FAILED : refusalWords(failure, CHAT_FAILED);
}

function useChatDraft(waiting: readonly string[]) {
  const draft = useFormDraft('tutor-message');
  const text = waiting.join('\n');
  return useMemo(() => withUnsent(draft, text), [draft, text]);
}
