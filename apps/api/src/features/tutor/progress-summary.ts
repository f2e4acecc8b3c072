import type { ProgressReport } from '@quorbit/contracts/tutor/schema';

type CategoryAccuracies = ProgressReport['strengths'];

/** Formats a progress report as a message of the tutor. */
export function formatProgress(report: Omit<ProgressReport, 'summary'>): string {
  const { level, xp, streak, completedQuizzes, dueReviews, strengths, weaknesses } = report;
  const formatTop = (known: CategoryAccuracies) =>
    known.slice(0, 3).map(({ category, accuracy }) => `${category} (${accuracy}%)`);
  const lines = [
    `- Quizzes finished: ${completedQuizzes}`,
    `- Streak: ${streak} ${streak === 1 ? 'day' : 'days'}`,
    `- Reviews due: ${dueReviews}`,
    ...(strengths.length > 0 ? [`- Strongest: ${formatTop(strengths).join(', ')}`] : []),
    ...(weaknesses.length > 0 ? [`- To work on: ${formatTop(weaknesses).join(', ')}`] : []),
  ];
  return [`You're on level ${level} with ${xp} XP. ${formatAverage(report)}`, lines.join('\n')].join('\n\n');
}

function formatAverage({
  averageScore: now,
  averageScoreBefore: before,
}: Pick<ProgressReport, 'averageScore' | 'averageScoreBefore'>): string {
  if (now === null) return 'You finished no quiz in the last 30 days, so there is no average yet.';
  const average = `Your average over the last 30 days is ${now}%`;
  if (before === null) return `${average}.`;
  const points = Math.abs(now - before);
  if (points === 0) return `${average}, as in the 30 days before.`;
  const change = `${points} ${points === 1 ? 'point' : 'points'}`;
  return `${average}, ${change} ${now > before ? 'above' : 'below'} the 30 days before.`;
}
