import type { QuizSettings } from '@quorbit/contracts/quizzes/drafts';
import { contentOf, type Edited, type EditedQuiz } from '../edited-quiz.ts';
import { linesOf, settingWords } from '../questions/question-words.ts';

/** One thing that two versions of a quiz say differently; a side is null where it has no such thing. */
export interface Difference {
  /** What differs, e.g. `Title` or `Question 3`. */
  what: string;
  mine: readonly string[] | null;
  theirs: readonly string[] | null;
}

/** Everything in which two versions of a quiz differ: settings, then questions in the order of mine, then their order. */
export function compareQuizzes(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  return [...settingsDiffer(mine, theirs), ...questionsDiffer(mine, theirs), ...orderDiffers(mine, theirs)];
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

function settingsDiffer(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const [a, b] = [contentOf(mine).settings, contentOf(theirs).settings];
  const names = Object.keys(SETTING_LABELS) as (keyof QuizSettings)[];
  return names
    .filter((name) => a[name] !== b[name])
    .map((name) => ({
      what: SETTING_LABELS[name],
      mine: [settingWords(name, a[name])],
      theirs: [settingWords(name, b[name])],
    }));
}

function questionsDiffer(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const others = new Map(theirs.questions.map((question) => [question.id, question]));
  const differing = mine.questions.flatMap((question, index): Difference[] => {
    const other = others.get(question.id);
    if (other && sameQuestion(question, other)) return [];
    return [{ what: `Question ${index + 1}`, mine: linesOf(question), theirs: other ? linesOf(other) : null }];
  });
  const own = new Set(mine.questions.map(({ id }) => id));
  const added = theirs.questions.flatMap((question, index): Difference[] =>
    own.has(question.id) ? [] : [{ what: `Their question ${index + 1}`, mine: null, theirs: linesOf(question) }],
  );
  return [...differing, ...added];
}

function orderDiffers(mine: EditedQuiz, theirs: EditedQuiz): Difference[] {
  const shared = (a: EditedQuiz, b: EditedQuiz) => {
    const ids = new Set(b.questions.map(({ id }) => id));
    return a.questions.filter(({ id }) => ids.has(id));
  };
  const [a, b] = [shared(mine, theirs), shared(theirs, mine)];
  if (a.every(({ id }, index) => b[index]?.id === id)) return [];
  const texts = (questions: readonly Edited[]) => questions.map(({ question }, index) => `${index + 1}. ${question}`);
  return [{ what: 'Order of questions', mine: texts(a), theirs: texts(b) }];
}

function sameQuestion(a: Edited, b: Edited): boolean {
  const sent = (question: Edited) => JSON.stringify(contentOf({ settings: EMPTY, questions: [question] }).questions);
  return sent(a) === sent(b);
}

const EMPTY: EditedQuiz['settings'] = {
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
