import 'fake-indexeddb/auto';
import type { CreateQuizInput, Quiz } from '@quorbit/contracts/quizzes/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fakeServer, Refusal } from '#lib/testing/fake-server.ts';
import { openMessages } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();

/** A server that keeps these quizzes as their owner sees them. */
function keep(...quizzes: Quiz[]): void {
  const cards = () => quizzes.map((one) => ({ ...one, attempts: 0, bestPercentage: null }));
  const find = (id: string) => {
    const index = quizzes.findIndex((one) => one.id === id);
    const found = quizzes[index];
    if (!found) throw new Refusal('NOT_FOUND', 'Quiz not found.');
    return { index, found };
  };
  server.on({
    'quizzes.list': () => ({ items: cards(), nextCursor: null }),
    'quizzes.categories': () => [],
    'quizzes.get': ({ id }: { id: string }) => find(id).found,
    'quizzes.create': (input: CreateQuizInput) => {
      const made = quiz({ ...input, duration: 5, passingMarks: 0, questions: [], audience: 'premium', own: true });
      quizzes.unshift(made);
      return made;
    },
    'quizzes.addQuestion': ({ quizId, ...input }: { quizId: string; question: string }) => {
      const { index, found } = find(quizId);
      const questions = [...found.questions, question(input.question, input)];
      const next = quiz({ ...found, questionCount: questions.length, questions });
      quizzes[index] = next;
      return next;
    },
    'quizzes.deleteQuestion': ({ id, index: at }: { id: string; index: number }) => {
      const { index, found } = find(id);
      const next = { ...found, questions: found.questions.toSpliced(at, 1) };
      quizzes[index] = next;
      return next;
    },
    'quizzes.delete': ({ id }: { id: string }) => {
      quizzes.splice(find(id).index, 1);
      return null;
    },
  });
}

const MINE = { title: 'Moons', own: true, audience: 'premium' as const };
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const card = (name: string) => screen.findByRole('article', { name });

async function openAdd() {
  await userEvent.click(within(await card('Moons')).getByRole('button', { name: 'Add Question' }));
  return screen.findByRole('dialog', { name: 'Add question' });
}

async function fillQuestion(correct = 'c') {
  await userEvent.type(field('Question'), 'How many moons has Mars?');
  for (const [letter, text] of Object.entries({ A: 'None', B: 'One', C: 'Two', D: 'Three' })) {
    await userEvent.type(field(`Option ${letter}`), text);
  }
  if (correct) await userEvent.type(field('Correct answer'), correct);
}

describe('Premium Quizzes', () => {
  test('a simple user reads that it is a premium feature', async () => {
    signIn('user');
    renderApp('/premium/quizzes');
    await screen.findByText('Premium feature. Upgrade to use it.');
    expect(server.inputs('quizzes.list')).toEqual([]);
  });

  test('each quiz shows its figures, badge and questions with the right answers', async () => {
    signIn('premium');
    keep(quiz({ ...MINE, questions: [question('Which?', { correctAnswer: 'D' })] }));
    renderApp('/premium/quizzes');
    const moons = within(await card('Moons'));
    expect(moons.getByText('PREMIUM')).toBeTruthy();
    expect(moons.getByText('10 min')).toBeTruthy();
    expect(moons.getByText('Which?')).toBeTruthy();
    expect(moons.getByText('D. Which? four')).toBeTruthy();
    expect(server.inputs('quizzes.list')).toMatchObject([{ mine: true }]);
  });

  test('a quiz needs a title and a category', async () => {
    signIn('premium');
    keep();
    renderApp('/premium/quizzes');
    await screen.findByText(/You have not made a quiz yet/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Create Premium Quiz' })[0] ?? document.body);
    await userEvent.click(button('Create quiz'));
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Category is required.')).toBeTruthy();
    expect(server.inputs('quizzes.create')).toEqual([]);
    await userEvent.type(field('Title'), 'Comets');
    await userEvent.type(field('Category'), 'Science');
    await userEvent.click(button('Create quiz'));
    await card('Comets');
    expect(server.inputs('quizzes.create')).toMatchObject([{ title: 'Comets', category: 'Science' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a title that is taken is told at its field, and what was typed stays', async () => {
    signIn('premium');
    keep(quiz(MINE));
    const message = 'You already have a quiz with this title. Choose another one.';
    server.on({
      'quizzes.create': () => {
        throw new Refusal('CONFLICT', message, [{ path: 'title', message }]);
      },
    });
    renderApp('/premium/quizzes');
    await card('Moons');
    await userEvent.click(button('Create Premium Quiz'));
    await userEvent.type(field('Title'), 'moons');
    await userEvent.type(field('Category'), 'Science');
    await userEvent.click(button('Create quiz'));
    await screen.findByText(message);
    expect(field('Title').value).toBe('moons');
    expect(openMessages()).toEqual(['Failed to create quiz. Check API response.']);
  });

  test('a press outside the box closes it', async () => {
    signIn('premium');
    keep(quiz(MINE));
    renderApp('/premium/quizzes');
    await userEvent.click(await openAdd());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a question needs its text, four options and the right answer', async () => {
    signIn('premium');
    keep(quiz({ ...MINE, questions: [] }));
    renderApp('/premium/quizzes');
    await openAdd();
    await userEvent.click(button('Add question'));
    expect(screen.getByText('Question is required.')).toBeTruthy();
    expect(screen.getAllByText('Option is required.')).toHaveLength(4);
    expect(screen.getByText('Correct answer must be a letter A to D.')).toBeTruthy();
    expect(server.inputs('quizzes.addQuestion')).toEqual([]);
  });

  test('the letter of the right answer is sent in upper case, and medium is the difficulty at first', async () => {
    signIn('premium');
    const moons = quiz({ ...MINE, questions: [] });
    keep(moons);
    renderApp('/premium/quizzes');
    await openAdd();
    await fillQuestion('c');
    await userEvent.click(button('Add question'));
    await screen.findByText('How many moons has Mars?');
    expect(server.inputs('quizzes.addQuestion')).toMatchObject([
      {
        quizId: moons.id,
        question: 'How many moons has Mars?',
        options: ['None', 'One', 'Two', 'Three'],
        correctAnswer: 'C',
        difficulty: 'medium',
        explanation: null,
      },
    ]);
  });

  test('a letter beyond D and options that are the same are refused', async () => {
    signIn('premium');
    keep(quiz({ ...MINE, questions: [] }));
    renderApp('/premium/quizzes');
    await openAdd();
    await fillQuestion('e');
    await userEvent.click(button('Add question'));
    expect(screen.getByText('Correct answer must be a letter A to D.')).toBeTruthy();
    await userEvent.clear(field('Option B'));
    await userEvent.type(field('Option B'), 'none');
    await userEvent.click(button('Add question'));
    expect(screen.getByText('The four options must differ.')).toBeTruthy();
    expect(server.inputs('quizzes.addQuestion')).toEqual([]);
  });

  test('without a quiz chosen it asks for one', async () => {
    signIn('premium');
    keep(quiz(MINE));
    renderApp('/premium/quizzes');
    await openAdd();
    await fillQuestion();
    await userEvent.selectOptions(field('Quiz'), '');
    await userEvent.click(button('Add question'));
    expect(openMessages()).toEqual(['Please select a quiz first!']);
    expect(server.inputs('quizzes.addQuestion')).toEqual([]);
  });

  test('deleting asks first', async () => {
    signIn('premium');
    const moons = quiz(MINE);
    keep(moons);
    renderApp('/premium/quizzes');
    await userEvent.click(within(await card('Moons')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(button('Cancel'));
    expect(server.inputs('quizzes.delete')).toEqual([]);
    await userEvent.click(button('Delete'));
    await userEvent.click(button('Delete quiz'));
    await screen.findByText(/You have not made a quiz yet/);
    expect(server.inputs('quizzes.delete')).toEqual([{ id: moons.id }]);
    expect(openMessages()).toEqual(['Quiz deleted successfully!']);
  });

  test('a delete that fails says so and keeps the quiz', async () => {
    signIn('premium');
    keep(quiz(MINE));
    server.on({
      'quizzes.delete': () => {
        throw new Refusal('NOT_FOUND', 'Quiz not found.');
      },
    });
    renderApp('/premium/quizzes');
    await userEvent.click(within(await card('Moons')).getByRole('button', { name: 'Delete' }));
    await userEvent.click(button('Delete quiz'));
    await waitFor(() => expect(openMessages()).toEqual(['Failed to delete quiz. Check the API response.']));
    expect(await card('Moons')).toBeTruthy();
  });
});

describe('Create Quiz of admins', () => {
  test('is for admins only', async () => {
    signIn('premium');
    renderApp('/admin/create');
    await screen.findByText('Admins only.');
  });

  test('lists the quizzes of everybody', async () => {
    signIn('admin');
    keep(quiz({ title: 'Open to all' }));
    renderApp('/admin/create');
    expect(within(await card('Open to all')).getByText('EVERYONE')).toBeTruthy();
    expect(server.inputs('quizzes.list')).toEqual([{ limit: 24, direction: 'forward' }]);
  });
});

describe('the questions of one quiz', () => {
  test('are numbered, lettered and tell the right answer', async () => {
    signIn('premium');
    const moons = quiz({ ...MINE, questions: [question('Which?', { correctAnswer: 'D' })] });
    keep(moons);
    renderApp(`/premium/quiz/${moons.id}`);
    await screen.findByRole('heading', { level: 1, name: 'Moons' });
    expect(screen.getByRole('heading', { level: 2, name: '1. Which?' })).toBeTruthy();
    expect(screen.getByText('A. Which? one')).toBeTruthy();
    expect(screen.getByText('Correct answer:').textContent).toBe('Correct answer: D');
    expect(screen.getByRole('link', { name: 'Back to quizzes' }).getAttribute('href')).toBe('/premium/quizzes');
  });

  test('deleting one asks first and shows the rest at once', async () => {
    signIn('premium');
    const moons = quiz({ ...MINE, questions: [question('First?'), question('Second?')] });
    keep(moons);
    renderApp(`/premium/quiz/${moons.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete question 1' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete this question?')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete question' }));
    await screen.findByRole('heading', { level: 2, name: '1. Second?' });
    expect(server.inputs('quizzes.deleteQuestion')).toEqual([{ id: moons.id, index: 0 }]);
    expect(openMessages()).toEqual(['Question deleted successfully!']);
  });

  test('an empty quiz and one that cannot be read say so', async () => {
    signIn('premium');
    const moons = quiz({ ...MINE, questions: [] });
    keep(moons);
    renderApp(`/premium/quiz/${moons.id}`);
    await screen.findByText('No questions added yet.');
  });

  test('a quiz that cannot be fetched says so', async () => {
    signIn('premium');
    server.on({
      'quizzes.get': () => {
        throw new Refusal('INVALID', 'No.');
      },
    });
    renderApp('/premium/quiz/1');
    await screen.findByText('Failed to fetch quiz details.');
    expect(openMessages()).toEqual(['Failed to fetch quiz details.']);
  });
});
