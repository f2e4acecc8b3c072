// The floors of the code, lowest first. A folder may import only folders of lower floors, types included, so no import
// cycle can arise. The boundary check reads these lists. A new folder goes on the lowest floor above everything that it
// imports.

/**
 * The floors of each part of the code, with the folder that contains them.
 * @type {Record<'api' | 'web' | 'contracts', { within: string, floors: readonly (readonly string[])[] }>}
 */
module.exports = {
  // The areas of the server. Below all of them are kernel, lib, realtime, sessions, trpc and rest.
  api: {
    within: 'apps/api/src/features',
    floors: [
      // Areas that other areas write to, and SQL conditions that need no area.
      ['audit', 'mails', 'notification-queue', 'group-sharing', 'answered-packs'],
      ['accounts', 'pushes', 'contact', 'school'],
      ['friends', 'xp', 'streaks', 'themes', 'sync', 'images', 'account-creation', 'feature-switches'],
      ['quizzes', 'achievements', 'health'],
      ['awards', 'adaptive-quizzes'],
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
  // Features import each other's mirror files and public hooks. Below all features are offline, pwa, ui and lib.
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
      ['challenges', 'daily-challenges', 'first-steps', 'tournaments'],
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
      ['achievements', 'adaptive-quizzes', 'leaderboards'],
      ['notifications', 'themes'],
      ['settings'],
      ['accounts', 'plays', 'public-profiles', 'reviews'],
      [
        'account-creation',
        'administration',
        'analytics',
        'challenges',
        'contact',
        'friends',
        'group-memory',
        'sync',
        'tournaments',
      ],
      ['dashboards', 'content'],
    ],
  },
};
