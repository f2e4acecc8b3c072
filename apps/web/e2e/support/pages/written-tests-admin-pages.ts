import type {
  ManagedWrittenTest,
  ManagedWrittenTestDetail,
  WrittenQuestion,
} from '@quorbit/contracts/written-tests/authoring';
import type {
  AnswerToMark,
  MarkingQueue,
  WrittenResult,
  WrittenResults,
} from '@quorbit/contracts/written-tests/marking';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const idOf = (place: number) => `018f3c1e-0000-7000-8000-0000000002${place.toString(16).padStart(2, '0')}`;
/** A word that is wider than a table column. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const [OPEN, CLOSED] = [idOf(1), idOf(2)];

const test = (changes: Partial<ManagedWrittenTest>): ManagedWrittenTest => ({
  id: OPEN,
  title: 'Reasoning about evidence',
  category: 'Science',
  description: 'Bring a pen.',
  status: 'open',
  opensAt: '2026-11-20T08:00:00.000Z',
  closesAt: '2099-12-04T17:00:00.000Z',
  duration: 60,
  anonymous: true,
  questionCount: 3,
  marks: 25,
  started: 31,
  submitted: 28,
  published: 0,
  toMark: 0,
  ...changes,
});
const TESTS = [
  test({ id: idOf(3), title: 'Reading a map', category: 'Geography', status: 'draft', started: 0, submitted: 0 }),
  test({ id: idOf(4), title: `Letters from the front ${LONG_WORD}`, category: 'History', status: 'scheduled' }),
  test({ toMark: 12 }),
  test({ id: CLOSED, title: 'What is a cell?', status: 'closed', closesAt: '2026-11-21T17:00:00.000Z', toMark: 1240 }),
  test({ id: idOf(5), title: 'Energy and work', status: 'finished', published: 28 }),
];
const LIST: ProcedureAnswers = { 'writtenTests.listManaged': { items: TESTS, nextCursor: null } };
const NO_TESTS: ProcedureAnswers = { 'writtenTests.listManaged': EMPTY_LIST };

const question = (place: number, changes: Partial<WrittenQuestion>): WrittenQuestion => ({
  id: idOf(16 + place),
  prompt: 'Why do two studies of one thing disagree?',
  marks: 10,
  minWords: 100,
  maxWords: 250,
  rubric: [],
  markerNotes: '',
  sampleAnswer: '',
  ...changes,
});
const RUBRIC = [
  { criterion: 'Names at least two reasons why samples differ, each with an example from the text', marks: 4 },
  { criterion: 'Tells correlation from cause', marks: 4 },
  { criterion: `Writes clearly ${LONG_WORD}`, marks: 2 },
];
const QUESTIONS = [
  question(0, {
    rubric: RUBRIC,
    markerNotes: 'Accept any two reasons.\nNo points for a list without examples.',
    sampleAnswer: 'The samples differ in size and in who is in them. So chance alone makes them disagree.',
  }),
  question(1, { prompt: 'A headline says that coffee makes people live longer. What would you ask?', maxWords: null }),
  question(2, { prompt: `Explain “${LONG_WORD}” to a child.`, marks: 5, minWords: null, maxWords: null }),
];
const EDITED: ManagedWrittenTestDetail = {
  ...test({ id: idOf(3), title: 'Reading a map', status: 'draft', started: 0, submitted: 0 }),
  questions: QUESTIONS,
  questionsVersion: 'v1',
};
const FROZEN: ManagedWrittenTestDetail = { ...test({}), questions: QUESTIONS, questionsVersion: 'v1' };

const QUEUE: MarkingQueue = {
  test: { id: CLOSED, title: 'What is a cell?', anonymous: true, closesAt: '2026-11-21T17:00:00.000Z' },
  submitted: 28,
  inProgress: 0,
  published: 0,
  questions: QUESTIONS.map((question, index) => ({
    ...question,
    answers: 26 - index,
    toMark: [12, 25, 0][index] ?? 0,
  })),
};
const ANSWER: AnswerToMark = {
  sittingId: idOf(48),
  label: 'Answer 1',
  words: 92,
  revision: 3,
  mark: null,
  text: `Two studies can disagree because they ask different people.\n\nFor example, one asks ${LONG_WORD} students and the other asks everybody in a town. Then chance plays a part: in small samples a few unusual people change the mean. Also, somebody who drinks coffee may differ in other things, so what looks like an effect of coffee may be an effect of sleep or money.\n\nSo I would look at who was asked, how many they were, and whether somebody did it again.`,
  writtenAt: '2026-11-21T10:20:00.000Z',
  arrivedAt: '2026-11-22T08:00:00.000Z',
  arrivedLate: true,
};
const MARKED: AnswerToMark = {
  ...ANSWER,
  sittingId: idOf(49),
  label: 'Answer 2',
  arrivedLate: false,
  words: 260,
  mark: {
    revision: 1,
    points: 7.5,
    rubric: [3.5, 3, 1],
    comment: 'Good examples.',
    markedBy: 'Grace Hopper',
    markedAt: '2026-11-22T09:00:00.000Z',
    outdated: false,
  },
};
const LATE: AnswerToMark = {
  ...ANSWER,
  sittingId: idOf(50),
  label: 'Answer 3',
  arrivedLate: false,
  others: [{ text: 'What I wrote on my phone.', words: 6, writtenAt: '2026-11-21T10:02:00.000Z' }],
  late: {
    text: `${ANSWER.text}\n\nAnd I would ask who paid for it.`,
    words: 99,
    minutesLate: 26,
    version: 'v1',
    writtenAt: '2026-11-21T16:58:00.000Z',
    arrivedAt: '2026-11-21T17:26:00.000Z',
    standing: 'unchosen',
  },
};
const WITH_LATE: ProcedureAnswers = {
  'writtenTests.queue': { ...QUEUE, late: { unchosen: 3, version: 'v1' } },
  'writtenTests.answers': { items: [LATE, MARKED], nextCursor: null },
};
const MARKING: ProcedureAnswers = {
  'writtenTests.queue': QUEUE,
  'writtenTests.answers': { items: [ANSWER, MARKED], nextCursor: null },
};
const ALL_MARKED = {
  'writtenTests.queue': { ...QUEUE, questions: QUEUE.questions.map((question) => ({ ...question, toMark: 0 })) },
  'writtenTests.answers': { items: [MARKED], nextCursor: null },
} satisfies ProcedureAnswers;
const PUBLISHED: ProcedureAnswers = {
  ...ALL_MARKED,
  'writtenTests.queue': { ...ALL_MARKED['writtenTests.queue'], published: 28 },
};
const EMPTY_QUEUE: ProcedureAnswers = {
  'writtenTests.queue': {
    ...QUEUE,
    submitted: 0,
    inProgress: 3,
    questions: QUEUE.questions.map((question) => ({ ...question, answers: 0, toMark: 0 })),
  },
};

const RESULTS: WrittenResults = {
  test: { id: CLOSED, title: 'What is a cell?', category: 'Science', anonymous: true },
  marks: 25,
  started: 31,
  submitted: 28,
  marked: 21,
  published: 0,
  mean: 63.4,
  median: 66,
  distribution: [0, 0, 1, 1, 2, 4, 6, 4, 2, 1],
  questions: QUESTIONS.map(({ id, prompt, marks }, index) => ({
    id,
    prompt,
    marks,
    mean: [6.4, 7.1, null][index] ?? null,
    blank: index * 2,
    toMark: 7 - index,
    meanWords: [182, 140, null][index] ?? null,
  })),
};
const SITTINGS: WrittenResult[] = [
  { sittingId: idOf(48), label: 'Sitting 1', points: 18.5, toMark: 0, published: false },
  { sittingId: idOf(49), label: `Grace ${LONG_WORD}`, points: 21, toMark: 0, published: true },
  { sittingId: idOf(50), label: 'Sitting 3', points: null, toMark: 3, published: false },
].map((item) => ({
  ...item,
  submittedAt: '2026-11-21T10:40:00.000Z',
  minutes: 47.3,
  late: { unchosen: item.toMark === 3 ? 2 : 0, version: 'v1' },
}));
const SOME_RESULTS: ProcedureAnswers = {
  ...LIST,
  'writtenTests.results': RESULTS,
  'writtenTests.listResults': { items: SITTINGS, nextCursor: 'more' },
};
const NO_RESULTS: ProcedureAnswers = {
  ...LIST,
  'writtenTests.results': {
    ...RESULTS,
    started: 0,
    submitted: 0,
    marked: 0,
    mean: null,
    median: null,
    distribution: Array(10).fill(0),
    questions: RESULTS.questions.map((question) => ({
      ...question,
      mean: null,
      blank: 0,
      toMark: 0,
      meanWords: null,
    })),
  },
  'writtenTests.listResults': EMPTY_LIST,
};

const ALL_TESTS = pageCase('written tests', 'admin', '/admin/written-tests');
const EDITOR = pageCase('written test questions', 'admin', `/admin/written-test/question/${idOf(3)}`);
const MARKS = pageCase('written test marking', 'admin', `/admin/written-test/marking/${CLOSED}`);
const REPORT = pageCase('written test results', 'admin', `/admin/written-test/report?test=${CLOSED}`);

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/admin/written-tests',
    loaded: [{ ...ALL_TESTS, answers: LIST }],
    empty: [{ ...ALL_TESTS, answers: NO_TESTS }],
    failing: [ALL_TESTS],
  },
  {
    page: '/admin/written-test/question/$id',
    loaded: [
      { ...EDITOR, answers: { 'writtenTests.getManaged': EDITED } },
      {
        ...pageCase('written test questions that are fixed', 'admin', `/admin/written-test/question/${OPEN}`),
        answers: { 'writtenTests.getManaged': FROZEN },
      },
    ],
    empty: [{ ...EDITOR, answers: { 'writtenTests.getManaged': { ...EDITED, questions: [] } } }],
    failing: [EDITOR],
  },
  {
    page: '/admin/written-test/marking/$id',
    loaded: [
      { ...MARKS, answers: MARKING },
      { ...MARKS, name: 'written test with late texts', answers: WITH_LATE },
      { ...MARKS, name: 'written test all marked', answers: ALL_MARKED },
      { ...MARKS, name: 'written test published', answers: PUBLISHED },
    ],
    empty: [{ ...MARKS, answers: EMPTY_QUEUE }],
    failing: [MARKS],
  },
  {
    page: '/admin/written-test/report',
    loaded: [{ ...REPORT, answers: SOME_RESULTS }],
    empty: [
      { ...REPORT, answers: NO_RESULTS },
      { ...pageCase('no written test results', 'admin', '/admin/written-test/report'), answers: NO_TESTS },
    ],
    failing: [REPORT],
  },
];
