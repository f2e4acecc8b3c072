import type {
  WrittenReport,
  WrittenReportDetail,
  WrittenTest,
  WrittenTestDetail,
} from '@quorbit/contracts/written-tests/schema';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const idOf = (place: number) => `018f3c1e-0000-7000-8000-0000000007${place.toString(16).padStart(2, '0')}`;
/** A word that is wider than a phone's screen. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const MINUTE_MS = 60_000;
const minutes = (from: number) => new Date(Date.now() + from * MINUTE_MS).toISOString();
const PAST = '2026-03-01T10:00:00.000Z';

const test = (place: number, changes: Partial<WrittenTest> = {}): WrittenTest => ({
  id: idOf(place),
  title: 'Reasoning about evidence',
  category: 'Science',
  description: 'Four short cases. Say what the data show, what they leave open, and what you would look at next.',
  phase: 'open',
  opensAt: PAST,
  closesAt: minutes(300),
  duration: 60,
  questionCount: 4,
  marks: 40,
  sitting: null,
  ...changes,
});

const outline = (place: number, state: NonNullable<WrittenTest['sitting']>['state']) => ({
  id: idOf(place),
  state,
  startedAt: minutes(-20),
  deadline: minutes(40),
  submittedAt: state === 'in_progress' ? null : minutes(-5),
});

const UPCOMING = test(1, {
  phase: 'upcoming',
  opensAt: minutes(3 * 24 * 60),
  closesAt: minutes(5 * 24 * 60),
  title: 'Causes of the First World War',
  category: 'History',
});
const LIST: WrittenTest[] = [
  UPCOMING,
  test(2),
  test(3, { title: `Essay on the ${LONG_WORD}`, sitting: outline(17, 'in_progress') }),
  test(4, {
    title: 'Proofs by induction',
    category: 'Mathematics',
    phase: 'closed',
    sitting: outline(18, 'being_marked'),
  }),
  test(5, {
    title: 'A poem of your choice',
    category: 'Literature',
    phase: 'closed',
    sitting: outline(19, 'published'),
  }),
  test(6, { title: 'River landscapes', category: 'Geography', phase: 'closed', description: '' }),
];

const PROMPTS = [
  'A study of 40 schools finds that pupils who eat breakfast get better marks. Name two explanations other than "breakfast helps", and say how you would tell them apart.',
  `Someone measures $v = \\frac{s}{t}$ three times and gets 4.1, 4.0 and 9.7 m/s. What would you do with the third value? ${LONG_WORD}`,
  'When is one counterexample enough?',
  'Describe an experiment that could show that you are wrong about something you believe.',
];
const WORDS = [
  { minWords: 80, maxWords: 200 },
  { minWords: null, maxWords: 150 },
  { minWords: null, maxWords: null },
  { minWords: 120, maxWords: null },
];
const questions = PROMPTS.map((prompt, index) => ({
  id: idOf(32 + index),
  prompt,
  marks: 10,
  minWords: null,
  maxWords: null,
  ...WORDS[index],
}));
const TEXT =
  'Families with more time may both serve breakfast and help with homework. Or pupils who sleep well get up early enough to eat.\n\nI would compare pupils of the same family income, and then start breakfast in half of the schools by lot.';

const WRITING: WrittenTestDetail = {
  ...test(7),
  sitting: {
    ...outline(20, 'in_progress'),
    now: minutes(0),
    questions,
    answers: [
      { questionId: idOf(32), text: TEXT, writtenAt: minutes(-10) },
      { questionId: idOf(34), text: 'For a claim about all cases.', writtenAt: minutes(-5) },
    ],
  },
};
const OTHER = `Parents who can make breakfast can also help with homework.\n\n${LONG_WORD}: the study doesn't say who was asked.`;
const TWO_VERSIONS: WrittenTestDetail = {
  ...test(9),
  sitting: {
    ...outline(23, 'in_progress'),
    now: minutes(0),
    questions,
    answerVersion: 2,
    answers: [
      {
        questionId: idOf(32),
        text: TEXT,
        writtenAt: minutes(-1),
        textId: idOf(64),
        device: 'computer',
        others: [{ textId: idOf(65), text: OTHER, writtenAt: minutes(-4), device: 'phone' }],
      },
    ],
  },
};
const SUBMITTED: WrittenTestDetail = {
  ...test(8),
  sitting: { ...outline(21, 'submitted'), now: minutes(0), questions, answers: [] },
};

const report = (place: number, changes: Partial<WrittenReport> = {}): WrittenReport => ({
  id: idOf(place),
  test: { id: idOf(2), title: 'Reasoning about evidence', category: 'Science' },
  state: 'submitted',
  startedAt: PAST,
  submittedAt: PAST,
  publishedAt: null,
  points: null,
  marks: 40,
  percentage: null,
  ...changes,
});
const MARKED = { state: 'published', publishedAt: PAST, points: 27.5, percentage: 69 } as const;
const REPORTS: WrittenReport[] = [
  report(20, {
    state: 'in_progress',
    submittedAt: null,
    test: { id: idOf(7), title: 'River landscapes', category: 'Geography' },
  }),
  report(18, { state: 'being_marked', test: { id: idOf(3), title: `Essay on the ${LONG_WORD}`, category: 'History' } }),
  report(19, MARKED),
  report(22),
];

const unmarked = questions.map((question, index) => ({
  ...question,
  ...(index === 3 ? { text: '', words: 0 } : { text: index === 1 ? `${LONG_WORD} ${LONG_WORD}` : TEXT, words: 40 }),
  mark: null,
  sampleAnswer: null,
}));
const marked = unmarked.map((question, index) => ({
  ...question,
  ...(index < 3 && {
    mark: {
      points: [8.5, 9, 10][index] ?? 0,
      rubric:
        index === 0
          ? [
              { criterion: 'Names two other explanations', marks: 4, points: 4 },
              { criterion: `Says how to tell them apart ${LONG_WORD}`, marks: 6, points: 4.5 },
            ]
          : [],
      comment: index === 0 ? 'Two good explanations. Say also what you would expect to see if neither is true.' : '',
    },
  }),
  sampleAnswer: index === 0 ? TEXT : null,
}));
const MARKED_REPORT: WrittenReportDetail = { ...report(19, MARKED), questions: marked };
const OPEN_REPORT: WrittenReportDetail = { ...report(18, { state: 'being_marked' }), questions: unmarked };

const TESTS = pageCase('written tests', 'busy', '/written-tests');
const TAKE = pageCase('rules of a written test', 'busy', `/take-written-test/${idOf(2)}`);
const LISTED = pageCase('written reports', 'busy', '/user/written-reports');
const REPORT = pageCase('written report', 'busy', `/user/written-test-report/${idOf(19)}`);

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/written-tests',
    loaded: [{ ...TESTS, answers: { 'writtenTests.list': { items: LIST, nextCursor: null } } }],
    empty: [{ ...TESTS, answers: { 'writtenTests.list': EMPTY_LIST } }],
    failing: [TESTS],
  },
  {
    page: '/take-written-test/$testId',
    loaded: [
      { ...TAKE, answers: { 'writtenTests.get': { ...test(2), sitting: null } } },
      {
        ...pageCase('writing a written test', 'busy', `/take-written-test/${idOf(7)}`),
        answers: { 'writtenTests.get': WRITING },
      },
      {
        ...pageCase('two versions of a written answer', 'busy', `/take-written-test/${idOf(9)}`),
        answers: { 'writtenTests.get': TWO_VERSIONS },
      },
      {
        ...pageCase('a submitted written test', 'busy', `/take-written-test/${idOf(8)}`),
        answers: { 'writtenTests.get': SUBMITTED },
      },
      {
        ...pageCase('rules of a written test that opens later', 'busy', `/take-written-test/${idOf(1)}`),
        answers: { 'writtenTests.get': { ...UPCOMING, sitting: null } },
      },
    ],
    empty: [pageCase('a missing written test', 'fresh', `/take-written-test/${idOf(255)}`)],
    failing: [TAKE],
  },
  {
    page: '/user/written-reports',
    loaded: [{ ...LISTED, answers: { 'writtenTests.reports': { items: REPORTS, nextCursor: null } } }],
    empty: [{ ...LISTED, answers: { 'writtenTests.reports': EMPTY_LIST } }],
    failing: [LISTED],
  },
  {
    page: '/user/written-test-report/$sittingId',
    loaded: [
      { ...REPORT, answers: { 'writtenTests.report': MARKED_REPORT } },
      {
        ...pageCase('written report that is being marked', 'busy', `/user/written-test-report/${idOf(18)}`),
        answers: { 'writtenTests.report': OPEN_REPORT },
      },
    ],
    empty: [pageCase('a missing written report', 'fresh', `/user/written-test-report/${idOf(255)}`)],
    failing: [REPORT],
  },
];
