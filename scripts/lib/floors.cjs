// The floors of the house, the lowest first. A folder imports folders of lower floors only, types included, so no circle
// can arise. The boundary check reads these lists. A new folder goes on the lowest floor above all that it imports.

/** @type {Record<'api' | 'web' | 'contracts', { within: string, floors: readonly (readonly string[])[] }>} */
module.exports = {
  // Below all areas are kernel, lib, realtime, sessions, trpc and rest.
  api: {
    within: 'apps/api/src/features',
    floors: [
      // Areas that others write to, and conditions of statements, which need no area.
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
    ],
  },
  // Features import mirror files and public hooks of each other. Below all of them are offline, pwa, ui and lib.
  web: {
    within: 'apps/web/src/features',
    floors: [
      [
        'administration',
        'assignments',
        'contact',
        'dashboards',
        'gamification',
        'health',
        'help',
        'invitations',
        'policies',
        'pushes',
        'quizzes',
        'school',
        'self-test',
        'written-tests',
      ],
      ['account-creation', 'accounts', 'analytics', 'feature-switches', 'moderation', 'tutor'],
      ['friends', 'group-challenges', 'group-memory', 'leaderboards', 'notifications', 'reminders', 'xp'],
      ['attempts', 'public-profiles', 'rooms', 'study-groups', 'themes'],
      ['achievements', 'adaptive-quizzes', 'plays', 'reports', 'reviews', 'welcome'],
      ['paths', 'sync'],
      ['home'],
      ['challenges', 'daily-challenges', 'tournaments'],
    ],
  },
  contracts: {
    within: 'packages/contracts/src',
    floors: [
      ['lib', 'errors', 'feature-switches', 'images', 'pushes', 'streaks'],
      [
        'assignments',
        'group-challenges',
        'health',
        'invitations',
        'paths',
        'quizzes',
        'reminders',
        'school',
        'study-groups',
      ],
      ['attempts', 'daily-challenges', 'moderation', 'rooms', 'tutor', 'written-tests', 'xp'],
      ['achievements', 'adaptive-quizzes', 'leaderboards', 'plays'],
      ['notifications', 'themes'],
      ['settings'],
      ['accounts', 'challenges', 'public-profiles', 'reviews'],
      ['account-creation', 'administration', 'analytics', 'contact', 'friends', 'group-memory', 'sync', 'tournaments'],
      ['dashboards'],
    ],
  },
};
