import { newId } from '@quorbit/contracts/lib/ids';
import { isUnchanged, type QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { screen } from '@testing-library/react';
import { type fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { quizEdit } from './content.ts';

const SAVED_AT = '2026-11-23T12:03:00.000Z';

/** Registers a fake server that stores one quiz and the user's draft of it. */
export function serveEditor(server: ReturnType<typeof fakeServer>, changes: Partial<QuizEdit> = {}) {
  const state = { edit: quizEdit(changes) };
  const versions = new Map<string, QuizEdit['questions']>();
  /**
   * Returns the questions with those that were sent by id alone filled in from the version that the content began from.
   */
  function expandQuestions(sent: readonly { id: string }[], versionId: string): { id: string }[] {
    return sent.map((question, index) => {
      if (!isUnchanged(question)) return question;
      const same = versions.get(versionId)?.find(({ id }) => id === question.id);
      if (same) return same;
      throw new Refusal('INVALID', 'Unknown.', [{ path: `content.questions.${index}.id`, message: 'Unknown.' }]);
    });
  }
  server.on({
    'quizzes.edit': () => {
      versions.set(state.edit.versionId, state.edit.questions);
      return state.edit;
    },
    'quizzes.list': () => ({ items: [], nextCursor: null }),
    'quizzes.categories': () => [],
    'quizzes.saveDraft': ({ quizId, versionId, revision, content }) => {
      // An editor that the previous test left open may still save its own quiz.
      if (quizId !== state.edit.quiz.id) throw new Refusal('NOT_FOUND', 'Quiz not found.');
      if ((state.edit.draft?.revision ?? 0) !== revision) throw new Refusal('CONFLICT', 'Changed elsewhere.');
      const unchanged = content.questions.filter(isUnchanged).map(({ id }) => id);
      const questions = expandQuestions(content.questions, versionId);
      const draft = {
        versionId,
        revision: revision + 1,
        savedAt: SAVED_AT,
        unchanged,
        content: { ...content, questions },
      };
      state.edit = { ...state.edit, draft };
      return draft;
    },
    'quizzes.discardDraft': () => {
      state.edit = { ...state.edit, draft: null };
      return undefined;
    },
    'quizzes.publish': ({ versionId, content }) => {
      if (versionId !== state.edit.versionId) throw new Refusal('CONFLICT', 'Somebody has published.');
      const { settings } = content;
      state.edit = quizEdit({
        ...state.edit,
        settings,
        questions: expandQuestions(content.questions, versionId) as never,
        versionId: newId(),
        draft: null,
      });
      versions.set(state.edit.versionId, state.edit.questions);
      return state.edit;
    },
    'quizzes.setStatus': ({ status }) => ({ ...state.edit.quiz, questions: state.edit.questions, status }),
  });
  return Object.assign(state, { versions });
}

export const editorPathOf = ({ edit }: { edit: QuizEdit }) => `/premium/quiz/${edit.quiz.id}/edit`;

/** Waits until the editor is open. */
export const waitForEditor = () => screen.findByRole('tab', { name: 'Questions' });
