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

/** Creates a draft saver with a fake server. With `loseAnswer`, the server saves a draft but its reply gets lost. */
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

test('saves the next draft over a draft whose reply got lost', async () => {
  const { server, draft } = serve();
  server.loseAnswer = true;
  await expect(draft(0, titled('One'))).rejects.toBe(LOST);
  server.loseAnswer = false;
  await expect(draft(0, titled('Two'))).resolves.toEqual({ revision: 2, savedAt: SAVED_AT });
  expect(server.content.settings.title).toBe('Two');
});

test('refuses to save over another tab’s draft', async () => {
  const { server, save, draft } = serve();
  Object.assign(server, { revision: 4, content: contentOf(titled('Theirs')) });
  await expect(draft(1, titled('Mine'))).rejects.toBeInstanceOf(StaleRevisionError);
  expect(save).toHaveBeenCalledOnce();
  expect(server.content.settings.title).toBe('Theirs');
});

test('passes on a conflict about something else', async () => {
  const { save, draft } = serve();
  save.mockRejectedValue(CONFLICT);
  await expect(draft(0, titled('Mine'))).rejects.toBe(CONFLICT);
});
