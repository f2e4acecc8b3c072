import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import { contentOf, type EditedQuestion, type EditedQuiz } from '../edited-quiz.ts';
import { formatQuestionLines, formatSetting } from '../questions/format-question.ts';

/** One difference between two versions of a quiz; `mine` or `theirs` is null if that version lacks the item. */
export interface Difference {
  /** The label of the item that differs, e.g. `Title` or `Question 3`. */
  label: string;
  mine: readonly string[] | null;
  theirs: readonly string[] | null;
}

/**
 * Lists all differences between the user's and the other version of a quiz: settings, then questions in the order of
 * the user's version, then the order of questions itself.
 */
export function compareQuizzes(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  return [...diffSettings(mine, theirs), ...diffQuestions(mine, theirs), ...diffOrder(mine, theirs)];
}

export const SETTING_LABELS: Record<keyof QuizSettings, string> = {
  title: 'Title',
  category: 'Category',
  description: 'Description',
  duration: 'Duration',
  passingMarks: 'Passing marks',
  ranked: 'Ranked',
  closesAt: 'Closes',
  shuffleQuestions: 'Shuffle questions',
  shuffleOptions: 'Shuffle options',
  draw: 'Questions per attempt',
};

function diffSettings(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const [a, b] = [contentOf(mine).settings, contentOf(theirs).settings];
  const names = Object.keys(SETTING_LABELS) as (keyof QuizSettings)[];
  return names
    .filter((name) => a[name] !== b[name])
    .map((name) => ({
      label: SETTING_LABELS[name],
      mine: [formatSetting(name, a[name])],
      theirs: [formatSetting(name, b[name])],
    }));
}

function diffQuestions(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const others = new Map(theirs.questions.map((question) => [question.id, question]));
  const differing = mine.questions.flatMap((question, index): Difference[] => {
    const other = others.get(question.id);
    if (other && isSameQuestion(question, other)) return [];
    return [
      {
        label: `Question ${index + 1}`,
        mine: formatQuestionLines(question),
        theirs: other ? formatQuestionLines(other) : null,
      },
    ];
  });
  const own = new Set(mine.questions.map(({ id }) => id));
  const added = theirs.questions.flatMap((question, index): Difference[] =>
    own.has(question.id)
      ? []
      : [{ label: `Their question ${index + 1}`, mine: null, theirs: formatQuestionLines(question) }],
  );
  return [...differing, ...added];
}

function diffOrder(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const shared = (a: EditedQuiz, b: EditedQuiz) => {
    const ids = new Set(b.questions.map(({ id }) => id));
    return a.questions.filter(({ id }) => ids.has(id));
  };
  const [a, b] = [shared(mine, theirs), shared(theirs, mine)];
  if (a.every(({ id }, index) => b[index]?.id === id)) return [];
  const texts = (questions: readonly EditedQuestion[]) =>
    questions.map(({ question }, index) => `${index + 1}. ${question}`);
  return [{ label: 'Order of questions', mine: texts(a), theirs: texts(b) }];
}

function isSameQuestion(a: EditedQuestion, b: EditedQuestion): boolean {
  const serialize = (question: EditedQuestion) =>
    JSON.stringify(contentOf({ settings: EMPTY_SETTINGS, questions: [question] }).questions);
  return serialize(a) === serialize(b);
}

const EMPTY_SETTINGS: EditedQuiz['settings'] = {
  title: '',
  category: '',
  description: '',
  duration: '',
  passingMarks: '',
  ranked: false,
  closesAt: '',
  shuffleQuestions: false,
  shuffleOptions: false,
  draw: '',
};
