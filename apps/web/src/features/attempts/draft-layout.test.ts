import { restoreLayout } from '@quorbit/contracts/attempts/attempt-questions';
import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { createDraft, listDraftQuestions, toSubmission } from './drafts.mirror.ts';
import { gradeLocally, toMirroredReport, toProvisionalReport } from './grade-attempt.mirror.ts';

const QUESTIONS = ['One?', 'Two?', 'Three?', 'Four?'].map((text) => question(text));
const CHANCE = { shuffleQuestions: true, shuffleOptions: true, draw: 2 };
const USER = newId();

function draftOf(chance: object, userId?: string) {
  const begun = started(quiz({ questions: QUESTIONS }));
  const of = { ...begun, pack: { ...begun.pack, ...chance } };
  return createDraft({ attemptId: newId(), started: of, timed: false, now: 0, ...(userId ? { userId } : {}) });
}

it('a draft asks the same questions in the same order whenever it is opened, and submits them', () => {
  const draft = draftOf(CHANCE, USER);
  const asked = listDraftQuestions(draft);
  expect(asked).toHaveLength(2);
  expect(listDraftQuestions({ ...draft })).toEqual(asked);
  const { v, args } = toSubmission({ ...draft, answers: { [asked[0]?.question.id ?? '']: 1 } }, 60_000);
  expect(v).toBe(2);
  expect(args.layout).toBe(1);
  expect(args.answers.map(({ questionId }) => questionId)).toEqual(asked.map(({ question: { id } }) => id));
  const graded = gradeLocally(args, draft.pack);
  expect(graded).toMatchObject({ score: 1, totalMarks: 2, percentage: 50 });
  const report = graded && toProvisionalReport(args, draft.pack, graded, { xpEarned: 0 });
  expect(report?.answers.map(({ order }) => order)).toEqual(asked.map(({ order }) => order));
});

it('an attempt is graded once, and again only with another pack', () => {
  const draft = draftOf({}, USER);
  const { args } = toSubmission(draft, 60_000);
  const graded = gradeLocally(args, draft.pack);
  expect(gradeLocally(args, draft.pack)).toBe(graded);
  expect(gradeLocally(args, { ...draft.pack, passingMarks: 0 })?.passed).toBe(true);
  expect(graded?.passed).toBe(false);
});

it.each([
  ['nothing is drawn or shuffled', draftOf({}, USER)],
  ['the learner is unknown', draftOf(CHANCE)],
])('an attempt is sent in the first version, which older servers know, where %s', (_name, draft) => {
  const { v, args } = toSubmission(draft, 60_000);
  expect(v).toBe(1);
  expect(args).not.toHaveProperty('layout');
  expect(args.answers.map(({ questionId }) => questionId)).toEqual(QUESTIONS.map(({ id }) => id));
});

it('an answer to a question of another kind than single choice is sent in the second version', () => {
  const draft = draftOf({}, USER);
  const id = QUESTIONS[0]?.id ?? '';
  const { v, args } = toSubmission({ ...draft, responses: { [id]: { kind: 'true_false', value: true } } }, 60_000);
  expect(v).toBe(2);
  expect(args.answers[0]).toMatchObject({ option: null, response: { kind: 'true_false', value: true } });
});

it('the report of a stored attempt lists the asked questions in their order', () => {
  const { pack, packHash, quizId } = draftOf(CHANCE, USER);
  const [first, , third] = QUESTIONS;
  const answers = [
    { questionId: third?.id ?? '', option: 1, order: [3, 1, 0, 2], timeSpent: 1 },
    { questionId: first?.id ?? '', option: 0, timeSpent: 1 },
  ];
  const row = {
    id: newId(),
    packHash,
    quiz: { id: quizId, title: 'Planets', category: 'Science' },
    startedAt: '2026-03-01T12:00:00Z',
    finishedAt: '2026-03-01T12:05:00Z',
    score: 1,
    totalMarks: 2,
    percentage: 50,
    passed: true,
    xpEarned: 5,
    answers,
  };
  const report = toMirroredReport(row, pack);
  expect(report.answers).toMatchObject([
    { questionId: third?.id, order: [3, 1, 0, 2], correct: true },
    { questionId: first?.id, correct: false },
  ]);
  expect(restoreLayout(pack.questions, answers)).toHaveLength(2);
});
