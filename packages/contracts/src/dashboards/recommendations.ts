const GOOD_AVERAGE = 70;
const FEW_QUIZZES = 5;

export const RECOMMENDATION_KINDS = ['get-started', 'practice', 'focus', 'start-streak', 'keep-streak'] as const;

/** A recommendation of what to do next, with a reason. `category` is null if it isn't about a category. */
export interface Recommendation {
  kind: (typeof RECOMMENDATION_KINDS)[number];
  title: string;
  description: string;
  category: string | null;
}

interface LearnerResults {
  completedQuizzes: number;
  /** The mean score of the learner's quizzes, in percent. */
  averageScore: number;
  currentStreak: number;
  /** The mean percentage of each category in which the learner took a quiz. */
  categories: readonly { category: string; average: number }[];
  /** The all-time topics with enough answers to be compared, best first, with the percentage of right answers. */
  topics: readonly { tag: string; accuracy: number }[];
}

/** Returns the recommendations for a learner, most worthwhile first. */
export function recommend({
  completedQuizzes,
  averageScore,
  currentStreak,
  ...results
}: LearnerResults): Recommendation[] {
  const weakest = findWeakest(results);
  const candidates: (Recommendation | false)[] = [
    completedQuizzes < FEW_QUIZZES && {
      kind: 'get-started',
      title: 'Get Started',
      description: `Finish ${FEW_QUIZZES} quizzes to see what goes well. You have ${completedQuizzes}.`,
      category: null,
    },
    averageScore < GOOD_AVERAGE && {
      kind: 'practice',
      title: 'Practice More',
      description:
        completedQuizzes === 0
          ? `Take a quiz and aim for ${GOOD_AVERAGE}%.`
          : `Your average is ${averageScore.toFixed(1)}%. Repeat a quiz to bring it above ${GOOD_AVERAGE}%.`,
      category: null,
    },
    weakest !== null && {
      kind: 'focus',
      title: `Focus on ${weakest.category}`,
      description: `It's your weakest subject, ${weakest.words}.`,
      category: weakest.category,
    },
    currentStreak === 0
      ? {
          kind: 'start-streak',
          title: 'Start a Streak',
          description: 'Finish one quiz today, and one tomorrow.',
          category: null,
        }
      : {
          kind: 'keep-streak',
          title: 'Keep your streak',
          description: `You're at ${currentStreak} ${currentStreak === 1 ? 'day' : 'days'}. One quiz a day keeps your streak going.`,
          category: null,
        },
  ];
  return candidates.filter((recommendation) => recommendation !== false);
}

/**
 * Finds the weakest subject. It uses the topics, like other pages; while these have too few answers, it uses the mean
 * percentages of quizzes.
 */
function findWeakest({ topics, categories }: Pick<LearnerResults, 'topics' | 'categories'>) {
  const topic = topics.at(-1);
  if (topic) return { category: topic.tag, words: `with ${topic.accuracy.toFixed(1)}% of your answers right` };
  const [first, ...others] = categories;
  if (!first) return null;
  const { category, average } = others.reduce((least, item) => (item.average < least.average ? item : least), first);
  return { category, words: `at ${average.toFixed(1)}%` };
}
