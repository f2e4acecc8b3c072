import type { Profile } from '@quorbit/contracts/accounts/schema';
import type { AchievementList } from '@quorbit/contracts/achievements/schema';
import { isGraded } from '@quorbit/contracts/attempts/graded';
import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import type { QuizCard } from '@quorbit/contracts/quizzes/schema';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import type { HomeData } from './home-data.ts';

export interface ServerAnswers {
  me: Profile;
  quizzes: readonly QuizCard[];
  reports: readonly Omit<ReportCard, 'learner'>[];
  due: number;
  nextDue: string | null;
  achievements: AchievementList;
}

/** Builds home's data from the server's replies, for devices that have no complete data of their own. */
export function homeFromServer(answers: ServerAnswers, now: Date): HomeData {
  const { me, quizzes, due, nextDue, achievements } = answers;
  const reports = answers.reports.filter((report) => isGraded(report));
  const today = learnerDay(now, me.timeZone);
  const passingMarksByQuiz = new Map(quizzes.map(({ id, passingMarks }) => [id, passingMarks]));
  const results = reports.map(({ quiz, ...report }) => {
    const { id: quizId, title, category, welcome = false } = quiz;
    return { ...report, quizId, title, category, welcome, passingMarks: passingMarksByQuiz.get(quizId) ?? null };
  });
  return {
    results,
    attempts: results,
    streak: me.streak,
    xp: me.xp,
    pendingXp: 0,
    due,
    nextDue,
    todayXp: reports
      .filter(({ finishedAt }) => learnerDay(new Date(finishedAt), me.timeZone) === today)
      .reduce((sum, { xpEarned }) => sum + xpEarned, 0),
    quizzesOnly: true,
    quizzes: quizzes.map((quiz) => ({ ...quiz, here: false })),
    week: null,
    supply: null,
    achievements: [...achievements.unlocked, ...achievements.locked],
  };
}
