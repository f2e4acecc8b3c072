// The areas of the server by floor, the lowest first. An area imports areas of lower floors only, so no circle can arise.
// Below all of them are apps/api/src/kernel, lib, realtime, sessions, trpc and rest. The boundary check reads this list.

/** @type {readonly (readonly string[])[]} */
module.exports = [
  // What others write to, and conditions of statements, which need no area.
  ['audit', 'mails', 'notification-queue', 'group-sharing', 'answered-packs'],
  ['accounts', 'pushes', 'contact', 'school'],
  ['friends', 'xp', 'streaks', 'themes', 'sync', 'images', 'account-creation', 'feature-switches'],
  ['quizzes', 'achievements', 'health'],
  ['settle', 'adaptive-quizzes'],
  ['reviews'],
  ['attempts', 'profile', 'reminders', 'study-groups'],
  [
    'moderation',
    'notifications',
    'invitations',
    'assignments',
    'daily-challenges',
    'group-challenges',
    'group-memory',
    'plays',
    'paths',
    'written-tests',
    'analytics',
    'leaderboards',
    'reports',
    'demo',
  ],
  ['rooms', 'challenges', 'tournaments', 'tutor'],
  ['dashboards', 'administration', 'public-profiles'],
];
