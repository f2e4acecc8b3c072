// How many SQL statements a call may take, those that begin and end its transaction included. Where a call takes more,
// merge statements before you raise its ceiling; where it takes fewer, lower it.

/** By procedure, for the valid input of the area's `.calls` file. */
export const PROCEDURES: Readonly<Record<string, number>> = {
  'accounts.changePassword': 20,
  'accounts.delete': 28,
  'accounts.endSession': 6,
  'accounts.export': 22,
  'accounts.forgotPassword': 8,
  'accounts.get': 2,
  'accounts.login': 11,
  'accounts.logout': 5,
  'accounts.logoutAll': 6,
  'accounts.me': 2,
  'accounts.options': 1,
  'accounts.register': 16,
  'accounts.resetPassword': 15,
  'accounts.sendVerification': 8,
  'accounts.sessions': 2,
  'accounts.stopReminders': 10,
  'accounts.updateRole': 11,
  'accounts.updateSettings': 10,
  'accounts.verifyEmail': 10,
  'achievements.list': 3,
  'analytics.getIntelligence': 7,
  'analytics.listQuestionStats': 4,
  'analytics.listScoreTrends': 3,
  'analytics.listSessions': 5,
  'analytics.listTopics': 3,
  'attempts.submit': 16,
  'dashboards.get': 6,
  'leaderboards.listByAverage': 3,
  'leaderboards.listByXp': 3,
  'pushes.device': 2,
  'pushes.subscribe': 8,
  'pushes.unsubscribe': 5,
  'quizzes.addQuestion': 20,
  'quizzes.categories': 2,
  'quizzes.create': 15,
  'quizzes.delete': 15,
  'quizzes.deleteByTitle': 15,
  'quizzes.deleteQuestion': 20,
  'quizzes.get': 4,
  'quizzes.list': 4,
  'quizzes.start': 4,
  'quizzes.update': 20,
  'quizzes.welcome': 4,
  'reports.get': 4,
  'reports.list': 2,
  'reviews.list': 9,
  'reviews.rate': 13,
  'reviews.suspend': 9,
  'reviews.undo': 12,
  'sync.exchange': 26,
  'sync.health': 6,
  'sync.replay': 20,
  'themes.choose': 10,
};

/**
 * By type of queued work: what `apply` takes for a set of any size. The edge adds the locks, a savepoint (two) and the
 * mirror's rows (two).
 */
export const OPS: Readonly<Record<string, number>> = {
  'attempt.submit': 9,
  'profile.update': 3,
  'quiz.keep': 3,
  'review.rate': 8,
  'review.suspend': 4,
  'review.undo': 7,
  void: 1,
};

/** Whole exchanges with so many ops of one type. */
export const EXCHANGES: readonly { type: string; ops: number; ceiling: number }[] = [
  { type: 'attempt.submit', ops: 1, ceiling: 26 },
  { type: 'attempt.submit', ops: 10, ceiling: 26 },
  { type: 'review.rate', ops: 1, ceiling: 19 },
  { type: 'review.rate', ops: 10, ceiling: 20 },
  { type: 'review.rate', ops: 100, ceiling: 41 },
];
