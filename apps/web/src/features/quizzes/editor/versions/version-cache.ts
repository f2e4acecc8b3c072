// Reduces a quiz to its changes before it's sent: unchanged questions are sent by id alone, compared with the version
// that the changes began from, because a whole quiz may exceed the size of a request.
import { isUnchanged, type QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { describeFailure } from '#lib/server/errors.ts';
import { contentOf, type EditedQuiz, toEditedQuiz } from '../edited-quiz.ts';

/** The questions of the versions that this editor has read. */
export interface VersionCache {
  /**
   * Stores the questions of the published version and, for the version that the draft is based on, the questions that
   * the draft left unchanged.
   */
  add: (edit: QuizEdit) => void;
  /** Returns the content with each question that is unchanged since the given version reduced to its id. */
  changesOf: <Question extends { id: string }, Content extends { questions: readonly Question[] }>(
    content: Content & { questions: readonly Question[] },
    quiz: EditedQuiz,
    versionId: string,
  ) => Omit<Content, 'questions'> & { questions: (Question | { id: string })[] };
}

export function createVersionCache(first: QuizEdit): VersionCache {
  /** Each version's questions in serialized form, by version id and question id. */
  const versions = new Map<string, Map<string, string>>();

  function add({ versionId, questions, draft }: QuizEdit): void {
    addQuestions(versionId, questions);
    const unchanged = new Set(draft?.unchanged);
    if (draft)
      addQuestions(
        draft.versionId,
        draft.content.questions.filter(({ id }) => unchanged.has(id)),
      );
  }

  function addQuestions(versionId: string, questions: readonly { id: string }[]): void {
    const known = versions.get(versionId) ?? new Map<string, string>();
    for (const [id, text] of serializeQuestions(toEditedQuiz({ settings: {}, questions }))) known.set(id, text);
    versions.set(versionId, known);
  }

  add(first);
  return {
    add,
    changesOf(content, quiz, versionId) {
      const known = versions.get(versionId);
      const texts = serializeQuestions(quiz);
      const questions = content.questions.map((question) =>
        known?.has(question.id) && known.get(question.id) === texts.get(question.id) ? { id: question.id } : question,
      );
      return { ...content, questions };
    },
  };
}

function serializeQuestions(quiz: EditedQuiz): Map<string, string> {
  return new Map(contentOf(quiz).questions.map((question) => [question.id, JSON.stringify(question)]));
}

/**
 * Sends the changes. If the server no longer has the version that they are based on, sends the full content instead.
 */
export async function sendChanges<Whole, Changes extends { questions: readonly { id: string }[] }, Answer>(
  full: Whole,
  changes: Changes,
  send: (content: Whole | Changes) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(changes);
  } catch (error) {
    if (describeFailure(error).code !== 'INVALID' || !changes.questions.some(isUnchanged)) throw error;
    return send(full);
  }
}
