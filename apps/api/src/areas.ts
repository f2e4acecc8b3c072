// Lists the areas of the server. Everything that is built from all areas follows this order. XP comes before areas with
// totals in the same row of a learner, demo before areas whose demo data needs its accounts, and sync last, because
// repairing totals changes its digests.
import { accountCreationArea } from './features/account-creation/account-creation.area.ts';
import { accountsArea } from './features/accounts/accounts.area.ts';
import { achievementsArea } from './features/achievements/achievements.area.ts';
import { adaptiveQuizzesArea } from './features/adaptive-quizzes/adaptive-quizzes.area.ts';
import { administrationArea } from './features/administration/administration.area.ts';
import { analyticsArea } from './features/analytics/analytics.area.ts';
import { assignmentsArea } from './features/assignments/assignments.area.ts';
import { attemptsArea } from './features/attempts/attempts.area.ts';
import { auditArea } from './features/audit/audit.area.ts';
import { challengesArea } from './features/challenges/challenges.area.ts';
import { contactArea } from './features/contact/contact.area.ts';
import { dailyChallengesArea } from './features/daily-challenges/daily-challenges.area.ts';
import { dashboardsArea } from './features/dashboards/dashboards.area.ts';
import { demoArea } from './features/demo/demo.area.ts';
import { featureSwitchesArea } from './features/feature-switches/feature-switches.area.ts';
import { friendsArea } from './features/friends/friends.area.ts';
import { groupChallengesArea } from './features/group-challenges/group-challenges.area.ts';
import { groupMemoryArea } from './features/group-memory/group-memory.area.ts';
import { healthArea } from './features/health/health.area.ts';
import { imagesArea } from './features/images/images.area.ts';
import { invitationsArea } from './features/invitations/invitations.area.ts';
import { leaderboardsArea } from './features/leaderboards/leaderboards.area.ts';
import { mailsArea } from './features/mails/mails.area.ts';
import { moderationArea } from './features/moderation/moderation.area.ts';
import { notificationQueueArea } from './features/notification-queue/notification-queue.area.ts';
import { notificationsArea } from './features/notifications/notifications.area.ts';
import { pathsArea } from './features/paths/paths.area.ts';
import { playsArea } from './features/plays/plays.area.ts';
import { profileArea } from './features/profile/profile.area.ts';
import { publicProfilesArea } from './features/public-profiles/public-profiles.area.ts';
import { pushesArea } from './features/pushes/pushes.area.ts';
import { quizzesArea } from './features/quizzes/quizzes.area.ts';
import { remindersArea } from './features/reminders/reminders.area.ts';
import { reportsArea } from './features/reports/reports.area.ts';
import { reviewsArea } from './features/reviews/reviews.area.ts';
import { roomsArea } from './features/rooms/rooms.area.ts';
import { schoolArea } from './features/school/school.area.ts';
import { streaksArea } from './features/streaks/streaks.area.ts';
import { studyGroupsArea } from './features/study-groups/study-groups.area.ts';
import { syncArea } from './features/sync/sync.area.ts';
import { themesArea } from './features/themes/themes.area.ts';
import { tournamentsArea } from './features/tournaments/tournaments.area.ts';
import { tutorArea } from './features/tutor/tutor.area.ts';
import { writtenTestsArea } from './features/written-tests/written-tests.area.ts';
import { xpArea } from './features/xp/xp.area.ts';

export const areas = {
  accounts: accountsArea,
  profile: profileArea,
  reminders: remindersArea,
  quizzes: quizzesArea,
  images: imagesArea,
  attempts: attemptsArea,
  reports: reportsArea,
  reviews: reviewsArea,
  xp: xpArea,
  streaks: streaksArea,
  achievements: achievementsArea,
  themes: themesArea,
  leaderboards: leaderboardsArea,
  analytics: analyticsArea,
  dashboards: dashboardsArea,
  demo: demoArea,
  pushes: pushesArea,
  rooms: roomsArea,
  plays: playsArea,
  challenges: challengesArea,
  dailyChallenges: dailyChallengesArea,
  tournaments: tournamentsArea,
  paths: pathsArea,
  tutor: tutorArea,
  writtenTests: writtenTestsArea,
  adaptiveQuizzes: adaptiveQuizzesArea,
  featureSwitches: featureSwitchesArea,
  contact: contactArea,
  friends: friendsArea,
  studyGroups: studyGroupsArea,
  assignments: assignmentsArea,
  groupChallenges: groupChallengesArea,
  groupMemory: groupMemoryArea,
  invitations: invitationsArea,
  notificationQueue: notificationQueueArea,
  notifications: notificationsArea,
  moderation: moderationArea,
  administration: administrationArea,
  accountCreation: accountCreationArea,
  school: schoolArea,
  health: healthArea,
  publicProfiles: publicProfilesArea,
  mails: mailsArea,
  audit: auditArea,
  sync: syncArea,
} as const;
