// What is sent of a quiz: the questions that changed, and the ids alone of those that are as in the version that the
// changes began from. A whole quiz may be more than one request holds.
import { isUnchanged, type QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { describeFailure } from '#lib/server/errors.ts';
import { contentOf, type EditedQuiz, toEditedQuiz } from '../edited-quiz.ts';

/** The questions of versions as this editor has read them. */
export interface VersionCache {
  /** Notes what was read: the published version, and what the draft left as it was in its own. */
  add: (edit: QuizEdit) => void;
  /** The content, without what is as in that version. */
  changesOf: <Question extends { id: string }, Content extends { questions: readonly Question[] }>(
    content: Content & { questions: readonly Question[] },
    quiz: EditedQuiz,
    versionId: string,
  ) => Omit<Content, 'questions'> & { questions: (Question | { id: string })[] };
}

export function createVersionCache(first: QuizEdit): VersionCache {
  /** Each version's questions, as they would be sent, by their ids. */
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

/** Sends the changes, and the whole content where the server doesn't have the version any more that they are changes of. */
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
