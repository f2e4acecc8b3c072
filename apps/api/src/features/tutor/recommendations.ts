import type { TutorAction } from '@quorbit/contracts/tutor/actions';
import type { ProgressReport, Recommendation } from '@quorbit/contracts/tutor/schema';

type Work = Pick<ProgressReport, 'completedQuizzes' | 'streak' | 'strengths' | 'weaknesses' | 'dueReviews'>;

/** What is worth doing next, the most worthwhile first. */
export function recommendationsFor({
  completedQuizzes,
  streak,
  strengths,
  weaknesses,
  dueReviews,
}: Work): Recommendation[] {
  const [weakest] = weaknesses;
  const [best] = strengths;
  const found: (Recommendation | false | undefined)[] = [
    weakest &&
      to('offer_practice', {
        title: `Practice ${weakest.category}`,
        text: `You get ${weakest.accuracy}% right there. A short quiz shows what to work on.`,
        topic: weakest.category,
      }),
    dueReviews > 0 &&
      to('create_study_plan', {
        title: 'Plan your reviews',
        text: `${dueReviews === 1 ? '1 review is' : `${dueReviews} reviews are`} due. A study plan makes room for them.`,
      }),
    !weakest &&
      !best &&
      to('generate_quiz', {
        title: 'Find your level',
        text: 'Take a quiz on a topic that you like. After a few, I can tell you where you can gain most.',
      }),
    best &&
      to('generate_quiz', {
        title: `Go further in ${best.category}`,
        text: `You get ${best.accuracy}% right there. Try hard questions.`,
        topic: best.category,
      }),
    streak === 0 &&
      to('set_reminders', {
        title: 'Set a reminder',
        text: 'A few minutes at the same time each day start a streak.',
      }),
    completedQuizzes > 0 &&
      to('track_improvement', {
        title: 'Track your progress',
        text: 'See how the last 30 days compare with the 30 before.',
      }),
  ];
  return found.filter((one) => one !== false && one !== undefined);
}

function to(
  action: TutorAction,
  { topic = null, ...said }: { title: string; text: string; topic?: string | null },
): Recommendation {
  return { ...said, action, topic };
}
