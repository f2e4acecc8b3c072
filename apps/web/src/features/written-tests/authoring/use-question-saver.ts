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
 * Saves a test's questions. If a reply gets lost, the server may hold this editor's own questions under a version that
 * the editor doesn't know; that is no conflict, and the next save replaces them.
 */
export function useQuestionSaver(testId: string) {
  const { client } = trpc.useUtils();
  const { mutateAsync } = useSaveQuestions();
  /** The serialized questions of saves whose reply got lost. */
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
    /** Returns whether the questions on the server come from a save by this editor whose reply got lost. */
    isOwn,
    /**
     * Saves the questions.
     * @returns the test with the saved questions.
     */
    async save(input: SaveWrittenQuestionsInput): Promise<ManagedWrittenTestDetail> {
      const saved = await mutateAsync(input).catch((error: unknown) => onFailed(error, input));
      unanswered.current.clear();
      return saved;
    },
  };
}
