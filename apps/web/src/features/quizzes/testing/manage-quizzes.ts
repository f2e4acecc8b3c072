import { questionInput } from '@quorbit/contracts/quizzes/question';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { type fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { question, quiz } from '#lib/testing/quizzes.ts';

/** Makes the fake server hold the given quizzes, as their owner sees them. */
export function serveQuizzes(server: ReturnType<typeof fakeServer>, ...quizzes: Quiz[]): void {
  const cards = () => quizzes.map((storedQuiz) => ({ ...storedQuiz, attempts: 0, bestPercentage: null }));
  const find = (id: string) => {
    const index = quizzes.findIndex((candidate) => candidate.id === id);
    const found = quizzes[index];
    if (!found) throw new Refusal('NOT_FOUND', 'Quiz not found.');
    return { index, found };
  };
  server.on({
    'quizzes.list': () => ({ items: cards(), nextCursor: null }),
    'quizzes.categories': () => [],
    'quizzes.get': ({ id }) => find(id).found,
    'quizzes.create': (input) => {
      const made = quiz({ ...input, duration: 5, passingMarks: 0, questions: [], audience: 'premium', own: true });
      quizzes.unshift(made);
      return made;
    },
    'quizzes.addQuestion': ({ quizId, ...input }) => {
      const { index, found } = find(quizId);
      const questions = [...found.questions, question(input.question, z.parse(questionInput, input))];
      const next = quiz({ ...found, questionCount: questions.length, questions });
      quizzes[index] = next;
      return next;
    },
    'quizzes.deleteQuestion': ({ id, index: at }) => {
      const { index, found } = find(id);
      const next = {
        ...found,
        questions: found.questions.filter((candidate, place) => place !== at && candidate.id !== at),
      };
      quizzes[index] = next;
      return next;
    },
    'quizzes.delete': ({ id }) => {
      quizzes.splice(find(id).index, 1);
      return undefined;
    },
  });
}

/** The properties of a quiz that the signed-in user owns, for tests. */
export const MINE = { title: 'Moons', own: true, audience: 'premium' as const };
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Finds a quiz's row in the table. */
export const row = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

/** Opens the form that adds a question to the quiz called Moons. */
export async function openAddDialog() {
  await userEvent.click(within(await row('Moons')).getByRole('button', { name: 'Add Question' }));
  return screen.findByRole('dialog', { name: 'Add question' });
}

export async function fillQuestion(right = 'C') {
  await userEvent.type(field('Question'), 'How many moons has Mars?');
  for (const [letter, text] of Object.entries({ A: 'None', B: 'One', C: 'Two', D: 'Three' })) {
    await userEvent.type(field(`Option ${letter}`), text);
  }
  await userEvent.click(screen.getByRole('radio', { name: `${right} is right` }));
}
