import type { ManagedWrittenTestDetail, SaveWrittenQuestionsInput } from '@quorbit/contracts/written-tests/authoring';
import { useRef } from 'react';
import { describeFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useSaveQuestions } from './authoring.mutations.ts';
import { parseQuestionsInput, toEditedQuestions } from './edited-questions.ts';

type Questions = Pick<SaveWrittenQuestionsInput, 'questions'>;
type Stored = Pick<ManagedWrittenTestDetail, 'questions'>;

const serializeQuestions = ({ questions }: Questions) => JSON.stringify(questions);

/**
 * Saves questions one after the other. If the reply to one gets lost, the server has this editor's own questions under a
 * version that the editor doesn't know: that is no conflict, and the next ones are saved over them.
 */
export function useQuestionSaver(testId: string) {
  const { client } = trpc.useUtils();
  const { mutateAsync } = useSaveQuestions();
  /** Sent, but the reply got lost. */
  const unanswered = useRef(new Set<string>());
  const isOwn = ({ questions }: Stored) =>
    unanswered.current.size > 0 &&
    unanswered.current.has(serializeQuestions(parseQuestionsInput(testId, toEditedQuestions(questions))));

  async function onFailed(error: unknown, input: SaveWrittenQuestionsInput): Promise<ManagedWrittenTestDetail> {
    const { kind, code } = describeFailure(error);
    if (kind === 'network' || kind === 'defect') unanswered.current.add(serializeQuestions(input));
    if (code !== 'CONFLICT') throw error;
    const latest = await client.writtenTests.getManaged.query({ testId });
    if (!isOwn(latest)) throw error;
    return mutateAsync({ ...input, version: latest.questionsVersion });
  }

  return {
    /** Whether stored questions are those of a save without a reply. */
    isOwn,
    /** @returns the test with the questions that are saved now */
    async save(input: SaveWrittenQuestionsInput): Promise<ManagedWrittenTestDetail> {
      const saved = await mutateAsync(input).catch((error: unknown) => onFailed(error, input));
      unanswered.current.clear();
      return saved;
    },
  };
}
