import type { ProgressReport } from '@quorbit/contracts/tutor/schema';

type Known = ProgressReport['strengths'];

/** A progress report as the tutor tells it. */
export function progressSummary(report: Omit<ProgressReport, 'summary'>): string {
  const { level, xp, streak, completedQuizzes, dueReviews, strengths, weaknesses } = report;
  const named = (known: Known) => known.slice(0, 3).map(({ category, accuracy }) => `${category} (${accuracy}%)`);
  const lines = [
    `- Quizzes finished: ${completedQuizzes}`,
    `- Streak: ${streak} ${streak === 1 ? 'day' : 'days'}`,
    `- Reviews due: ${dueReviews}`,
    ...(strengths.length > 0 ? [`- Strongest: ${named(strengths).join(', ')}`] : []),
    ...(weaknesses.length > 0 ? [`- To work on: ${named(weaknesses).join(', ')}`] : []),
  ];
  return [`You're on level ${level} with ${xp} XP. ${averageWords(report)}`, lines.join('\n')].join('\n\n');
}

function averageWords({
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
