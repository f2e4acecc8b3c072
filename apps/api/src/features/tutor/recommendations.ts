import type { TutorAction } from '@quorbit/contracts/tutor/actions';
import type { ProgressReport, Recommendation } from '@quorbit/contracts/tutor/schema';

type LearnerWork = Pick<ProgressReport, 'completedQuizzes' | 'streak' | 'strengths' | 'weaknesses' | 'dueReviews'>;

/** Returns recommended next steps for a learner, the most worthwhile first. */
export function buildRecommendations({
  completedQuizzes,
  streak,
  strengths,
  weaknesses,
  dueReviews,
}: LearnerWork): Recommendation[] {
  const [weakest] = weaknesses;
  const [best] = strengths;
  const candidates: (Recommendation | false | undefined)[] = [
    weakest &&
      toRecommendation('offer_practice', {
        title: `Practice ${weakest.category}`,
        text: `You get ${weakest.accuracy}% right there. A short quiz shows what to work on.`,
        topic: weakest.category,
      }),
    dueReviews > 0 &&
      toRecommendation('create_study_plan', {
        title: 'Plan your reviews',
        text: `${dueReviews === 1 ? '1 review is' : `${dueReviews} reviews are`} due. A study plan makes room for them.`,
      }),
    !weakest &&
      !best &&
      toRecommendation('generate_quiz', {
        title: 'Find your level',
        text: 'Take a quiz on a topic that you like. After a few, I can tell you where you can gain most.',
      }),
    best &&
      toRecommendation('generate_quiz', {
        title: `Go further in ${best.category}`,
        text: `You get ${best.accuracy}% right there. Try hard questions.`,
        topic: best.category,
      }),
    streak === 0 &&
      toRecommendation('set_reminders', {
        title: 'Set a reminder',
        text: 'A few minutes at the same time each day start a streak.',
      }),
    completedQuizzes > 0 &&
      toRecommendation('track_improvement', {
        title: 'Track your progress',
        text: 'See how the last 30 days compare with the 30 before.',
      }),
  ];
  return candidates.filter((candidate) => candidate !== false && candidate !== undefined);
}

function toRecommendation(
  action: TutorAction,
  { topic = null, ...texts }: { title: string; text: string; topic?: string | null },
): Recommendation {
  return { ...texts, action, topic };
}
