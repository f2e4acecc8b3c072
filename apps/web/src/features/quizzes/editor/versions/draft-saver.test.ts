import { TRPCClientError } from '@trpc/client';
import { expect, test, vi } from 'vitest';
import { contentOf, type EditedQuiz, toEditedQuiz } from '../edited-quiz.ts';
import { questionsOfEveryKind, quizEdit, SETTINGS } from '../testing/content.ts';
import { createDraftSaver, StaleRevisionError } from './draft-saver.ts';

const CONFLICT = new TRPCClientError('No.', {
  result: { error: { message: 'No.', code: 1, data: { appCode: 'CONFLICT', httpStatus: 409 } } },
});
const LOST = new TRPCClientError('fetch failed');
const SAVED_AT = '2026-11-23T12:03:00.000Z';

const first = toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() });
const titled = (title: string): EditedQuiz => ({ ...first, settings: { ...first.settings, title } });

/** A server with one draft; `loseAnswer` has it save and not say so. */
function serve() {
  const server = { revision: 0, content: contentOf(first), loseAnswer: false };
  const save = vi.fn(async (revision: number, quiz: EditedQuiz) => {
    if (revision !== server.revision) throw CONFLICT;
    Object.assign(server, { revision: revision + 1, content: contentOf(quiz) });
    if (server.loseAnswer) throw LOST;
    return { revision: server.revision, savedAt: SAVED_AT };
  });
  const read = async () => {
    const { revision, content } = server;
    return quizEdit({ draft: revision === 0 ? null : { versionId: 'v', revision, savedAt: SAVED_AT, content } });
  };
  return { server, save, draft: createDraftSaver({ save, read }) };
}

test('where an answer got lost, the next draft is saved over it', async () => {
  const { server, draft } = serve();
  server.loseAnswer = true;
  await expect(draft(0, titled('One'))).rejects.toBe(LOST);
  server.loseAnswer = false;
  await expect(draft(0, titled('Two'))).resolves.toEqual({ revision: 2, savedAt: SAVED_AT });
  expect(server.content.settings.title).toBe('Two');
});

test('the draft of another tab is not saved over', async () => {
  const { server, save, draft } = serve();
  Object.assign(server, { revision: 4, content: contentOf(titled('Theirs')) });
  await expect(draft(1, titled('Mine'))).rejects.toBeInstanceOf(StaleRevisionError);
  expect(save).toHaveBeenCalledOnce();
  expect(server.content.settings.title).toBe('Theirs');
});

test('a conflict about something else is told as it is', async () => {
  const { save, draft } = serve();
  save.mockRejectedValue(CONFLICT);
  await expect(draft(0, titled('Mine'))).rejects.toBe(CONFLICT);
});
