// What the Help Guide says. Pages are named by their addresses, which a test follows: what is gone from the app can't
// stay in the guide.

export interface GuideTopic {
  /** Unique in the guide; the address of the page names it after the `#`. */
  id: string;
  title: string;
  description: string;
  features?: readonly string[];
  steps?: readonly string[];
  tips?: readonly string[];
  /** A page of the app that it is about, and what the link says. */
  page?: { to: string; label: string };
}

export interface GuideSection {
  id: string;
  title: string;
  description: string;
  topics: readonly GuideTopic[];
}

/** What each kind of account can do, one tab each. */
export const ACCOUNT_TABS = [
  { id: 'simple', label: 'Simple' },
  { id: 'premium', label: 'Premium' },
  { id: 'admin', label: 'Admin' },
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

/** The section whose topics are tabs: they have the tabs' ids. */
export const ACCOUNTS_SECTION = 'user-types';

export const GUIDE: readonly GuideSection[] = [
  {
    id: 'overview',
    title: 'Overview',
    description: 'What Quorbit does, in two minutes.',
    topics: [
      {
        id: 'what-it-is',
        title: 'Quizzes, reviews and live games in one place',
        description:
          'You take quizzes, read why an answer is right, and get back what you missed just before you would forget it. Everything you do counts, with or without a network.',
        features: [
          'Quizzes with a report that explains every answer',
          'Reviews that come back on the day they help most',
          'Live quizzes against others',
          'XP, levels, streaks, achievements and themes',
          'Charts that show what you know and what is slipping',
        ],
        page: { to: '/user/test', label: 'Choose a quiz' },
      },
      {
        id: 'first-day',
        title: 'Your first ten minutes',
        description: 'One quiz is enough to see how everything works together.',
        steps: [
          'Open Quizzes and pick a category that you like.',
          'Read the rules, then press Start.',
          'Answer, and press Submit at the end.',
          'Open the report and read why the wrong ones were wrong.',
          'Come back tomorrow: your mistakes wait in Reviews.',
        ],
      },
    ],
  },
  {
    id: ACCOUNTS_SECTION,
    title: 'User Types',
    description: 'What each kind of account can do. You can switch between Simple and Premium yourself.',
    topics: [
      {
        id: 'simple',
        title: 'Simple',
        description: 'Everything you need to learn, free of charge.',
        features: [
          'Take every quiz that is open to all',
          'Reports, reviews, achievements, themes and boards',
          'Join live quizzes that others open',
          'Analytics of your own answers',
        ],
        steps: ['To become premium, open the account menu at the end of the sidebar and press Go Premium.'],
      },
      {
        id: 'premium',
        title: 'Premium',
        description: 'For those who want to write quizzes, host live ones and look closer at how they learn.',
        features: [
          'Write your own quizzes, with pictures, formulas and five kinds of questions',
          'Open live rooms and see a report of the whole class',
          'Premium dashboard, Intelligence and Advanced Analytics',
          'Answers from the team before others',
        ],
        steps: ['To go back, press Go Simple User in the account menu. Your quizzes and reports stay.'],
        page: { to: '/enhanced-dashboard', label: 'Open the premium dashboard' },
      },
      {
        id: 'admin',
        title: 'Admin',
        description: 'For those who run this server.',
        features: [
          'Create and edit every quiz; those of admins are open to everyone',
          'Read every report',
          'Find people, change their roles, suspend accounts and reset passwords',
          'Read who changed what in the audit log',
          'Answer what people write on the contact page',
          'See whether the work of all devices arrives',
        ],
        page: { to: '/admin', label: 'Open the admin page' },
      },
    ],
  },
  {
    id: 'how-to-use',
    title: 'How to Use',
    description: 'The things you do every day.',
    topics: [
      {
        id: 'take-a-quiz',
        title: 'Take a quiz',
        description: 'Your answers are saved as you give them. Closing the page or losing the network loses nothing.',
        steps: [
          'Open a quiz and read its rules: questions, minutes, marks to pass.',
          'Choose "No time limit" there if you study for yourself.',
          'Press Start. Answer with a tap, or with the keys 1 to 4 and A to D.',
          'Flag what you want to look at again; the navigator shows flagged and open questions.',
          'Press Submit. What is still open is listed before anything is sent.',
        ],
        tips: [
          'Arrow keys move between questions.',
          'When the time is up, what you have answered is handed in for you.',
        ],
        page: { to: '/user/test', label: 'Quizzes' },
      },
      {
        id: 'read-a-report',
        title: 'Read a report',
        description:
          'A report shows your answer, the right one and why, how long you took, and how many others knew it.',
        features: ['Tabs for all, wrong and skipped questions', 'A file for spreadsheets with all your attempts'],
        page: { to: '/user/report', label: 'Reports' },
      },
      {
        id: 'review',
        title: 'Review what you missed',
        description:
          'Every question you get wrong becomes a card. It comes back right before you would forget it, later each time you know it.',
        steps: [
          'Open Reviews. What is due today is waiting there.',
          'Think of the answer, then press Show Answer.',
          'Say how it went: Forgot, Hard or Easy.',
        ],
        tips: [
          'Ten reviews a day keep your streak, too.',
          'Pause a question that you never want to see again under "All your review questions".',
        ],
        page: { to: '/reviews', label: 'Reviews' },
      },
      {
        id: 'join-a-live-quiz',
        title: 'Join a live quiz',
        description: 'Everybody answers the same question at the same time. Faster right answers bring more points.',
        steps: [
          'Ask the host for the room code, or scan the picture code on the big screen.',
          'Open Live Quiz, type the code and press Join Room.',
          'Wait in the lobby until the host starts.',
        ],
        tips: ['If your connection drops, you come back to the question that is on.'],
        page: { to: '/real-time-quiz', label: 'Live Quiz' },
      },
      {
        id: 'change-settings',
        title: 'Change your settings',
        description: 'Name, password, time zone, daily goal, reminders, and who may see you on boards.',
        features: ['Sign out everywhere', 'Download everything we know about you', 'Delete your account'],
        page: { to: '/settings', label: 'Settings' },
      },
    ],
  },
  {
    id: 'creating-quizzes',
    title: 'Creating Quizzes',
    description: 'For premium members and admins.',
    topics: [
      {
        id: 'make-a-quiz',
        title: 'Make a quiz',
        description: 'A title and a category are enough to begin. Learners see it as soon as it has a question.',
        steps: [
          'Open Add Quizzes and press Create Premium Quiz.',
          'Give it a title and a category.',
          'Press Add Question, or open Edit from the menu of the quiz for everything else.',
          'Press Publish changes in the editor when you are happy with it.',
        ],
        features: [
          'Single choice, true or false, multiple choice, short text and number',
          'Pictures, formulas between dollar signs, code between backticks',
          'Explanations, which learners read after answering',
          'A random draw, and shuffled questions and options',
          'Ranked quizzes: one attempt counts, and the answers stay hidden until they close',
        ],
        tips: [
          'Unpublished changes are saved automatically, on the server and on your device.',
          'A deleted quiz can be restored for 30 days under Recently deleted.',
        ],
        page: { to: '/premium/quizzes', label: 'Add Quizzes' },
      },
      {
        id: 'improve-a-quiz',
        title: 'Make it better with real answers',
        description:
          'After 30 answers the Statistics tab of the editor tells how hard each question is and what misleads.',
        tips: ['A question that strong learners miss more often than weak ones usually has a wrong key.'],
      },
      {
        id: 'host-a-live-quiz',
        title: 'Host a live quiz',
        description: 'Every quiz with single-choice or true-or-false questions can be played live.',
        steps: [
          'Open Real-Time Quiz, choose a quiz, the players and the seconds per question.',
          'Press Create Room, and show the code to your players.',
          'Press Start Quiz once everybody is in.',
          'Afterwards the class report shows which questions to talk about.',
        ],
        tips: ['Open the stage view on a projector: it shows the question large and never the answers of one person.'],
        page: { to: '/real-time-quiz', label: 'Real-Time Quiz' },
      },
    ],
  },
  {
    id: 'features',
    title: 'Features Guide',
    description: 'What your work earns, and where you see it.',
    topics: [
      {
        id: 'xp-and-levels',
        title: 'XP and levels',
        description:
          'Right answers pay by difficulty: 5, 8 or 12 XP. Passing adds 10, a perfect quiz of five or more 20.',
        features: [
          'The same quiz pays a quarter the second time within a day, and nothing after that',
          'Each card pays 2 XP once a day',
          'Live quizzes pay for finishing and for the first three places',
        ],
        tips: ['A higher level opens more themes.'],
        page: { to: '/xp-leaderboard', label: 'XP Leaderboard' },
      },
      {
        id: 'streaks',
        title: 'Streaks and freezes',
        description:
          'A day counts with one finished quiz or ten reviews. Every active day fills your freezes; a full one covers a day you miss.',
        tips: ['Your day ends at four in the morning, so late evenings still count.'],
      },
      {
        id: 'achievements',
        title: 'Achievements',
        description: 'Medals for streaks, scores, subjects, levels and more. Each shows how far you are.',
        page: { to: '/achievements', label: 'Achievements' },
      },
      {
        id: 'themes',
        title: 'Themes',
        description: 'Twenty-two looks that open with your level, and two that achievements unlock.',
        tips: ['Point at a theme to try it on; it goes back when you leave.'],
        page: { to: '/themes', label: 'Themes' },
      },
      {
        id: 'boards',
        title: 'Leaderboards',
        description: 'By XP or by average score; each week and each month begins anew. Ties share a rank.',
        tips: [
          'Compare yourself with your friends or a study group only: choose them above the board.',
          'If you would rather not be listed, say so in the settings.',
        ],
        page: { to: '/leaderboard', label: 'Leaderboard' },
      },
      {
        id: 'tournaments',
        title: 'Tournaments',
        description: 'Register, play one quiz in each round, and see who wins.',
        features: [
          'Your next match is on the Dashboard, with the time that is left',
          'Add to calendar puts all rounds into your calendar',
          'Anyone can watch: the bracket changes as matches end',
          'Stage view shows a tournament on a projector; press F for full screen',
        ],
        page: { to: '/gamification', label: 'Open the hub' },
      },
      {
        id: 'invite',
        title: 'Invite friends',
        description: 'A link makes somebody your friend, even before they have an account.',
        tips: ['Each link works once, within 14 days. Withdraw one that went to the wrong person.'],
        page: { to: '/friends', label: 'Friends' },
      },
      {
        id: 'groups',
        title: 'Learn in a group',
        description: 'Share quizzes, set them with a due date, and review together what the group is about to forget.',
        tips: [
          'Your home page shows what your group wants done.',
          'You decide in each group whether its admins see your percent.',
          "Nobody sees what you remember: a group's memory counts three people or more, and only who agreed.",
        ],
        page: { to: '/study-groups', label: 'Study Groups' },
      },
    ],
  },
  {
    id: 'tips',
    title: 'Tips and Tricks',
    description: 'Small things that help a lot.',
    topics: [
      {
        id: 'learn-better',
        title: 'Learn better',
        description: 'What research on memory agrees on, in three sentences.',
        tips: [
          'Ten minutes every day beat an hour on Sunday.',
          'Try to remember before you look: the effort is what makes it stick.',
          'Mix subjects instead of finishing one after the other.',
        ],
      },
      {
        id: 'keys',
        title: 'Work with the keyboard',
        description: 'Every page can be used without a mouse.',
        features: [
          'Ctrl K (⌘ K on a Mac): find any page or quiz',
          '1 to 4, A to D: answer',
          'Left and right arrow: previous and next question',
          'F: flag a question',
        ],
        tips: ['Single keys can be switched off in the settings.'],
      },
      {
        id: 'daily-goal',
        title: 'Choose a goal that fits',
        description: 'A goal you reach most days keeps you going; one you never reach does not.',
        page: { to: '/settings', label: 'Set your daily goal' },
      },
    ],
  },
  {
    id: 'advanced',
    title: 'Advanced Features',
    description: 'For those who want more.',
    topics: [
      {
        id: 'retention',
        title: 'Tune your reviews',
        description:
          'Choose how surely you want to remember, and how many new cards a day you can take. More certainty means more reviews.',
        page: { to: '/settings', label: 'Review settings' },
      },
      {
        id: 'ranked',
        title: 'Ranked quizzes',
        description:
          'One attempt counts, and only its score is shown until the quiz closes. Then your report opens and your mistakes become cards.',
      },
      {
        id: 'programs',
        title: 'Use it from other programs',
        description: 'Everything you can do here is open to programs, with your own token.',
        steps: ['The reference is at /api/docs of this server, with an example of each call.'],
      },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics and Insights',
    description: 'What your answers say about you.',
    topics: [
      {
        id: 'own-analytics',
        title: 'Analytics',
        description:
          'Your score over time, each topic, and every question you answered with its share of right answers.',
        page: { to: '/analytics', label: 'Analytics' },
      },
      {
        id: 'intelligence',
        title: 'Intelligence',
        description: 'What will be due, how well you remember, what you have mastered, and your best hour. Premium.',
        tips: ['Every card says how many answers it rests on. Under 20, it says that this is too few.'],
        page: { to: '/intelligence-dashboard', label: 'Intelligence' },
      },
      {
        id: 'advanced-analytics',
        title: 'Advanced Analytics',
        description: 'Speed, engagement, comprehension and tiredness, session by session. Premium.',
        page: { to: '/advanced-analytics', label: 'Advanced Analytics' },
      },
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile and Installable App',
    description: 'On a phone, on a train, on a plane.',
    topics: [
      {
        id: 'install',
        title: 'Install the app',
        description: 'It then opens like any other app, in its own window, and starts without a network.',
        steps: [
          'Android and desktop: press Install on the dashboard, or use the install sign in the address bar.',
          'iPhone and iPad: open the share menu in Safari and choose "Add to Home Screen".',
        ],
        page: { to: '/pwa-test', label: 'See whether this device can install it' },
      },
      {
        id: 'offline',
        title: 'Learn without a network',
        description:
          'Download a quiz while you are online. Answers, reviews and settings made offline wait on the device and are sent automatically.',
        steps: [
          'Press Download on a quiz; it then says "Available offline".',
          'Take it wherever you are. The result is provisional until it has been sent.',
          'Open Offline and sync to see what waits.',
        ],
        tips: ['Don’t clear the browser’s data while something waits: it is the only place that has it.'],
        page: { to: '/settings/sync', label: 'Offline and sync' },
      },
      {
        id: 'reminders',
        title: 'Get reminded',
        description: 'A message at a time you choose, only on days when you have not learned yet.',
        page: { to: '/settings', label: 'Set a reminder' },
      },
    ],
  },
  {
    id: 'troubleshooting',
    title: 'Troubleshooting',
    description: 'When something does not work.',
    topics: [
      {
        id: 'waiting-work',
        title: 'Something says "Waiting"',
        description: 'It is on this device and not on the server yet. It is sent as soon as there is a connection.',
        steps: [
          'Check that you are online.',
          'Open Offline and sync and press Sync now.',
          'If it stays, save the waiting work as a file there and write to us.',
        ],
        page: { to: '/settings/sync', label: 'Offline and sync' },
      },
      {
        id: 'check-this-device',
        title: 'Check this device',
        description:
          'One page tries out everything that the app needs, and says what to do where something is missing.',
        page: { to: '/test-features', label: 'Test Features' },
      },
      {
        id: 'lost-password',
        title: 'I forgot my password',
        description: 'Ask for a link on the log-in page. It works for an hour.',
      },
      {
        id: 'update',
        title: 'It asks me to refresh',
        description:
          'A new version is ready. Refreshing takes a moment; what you have begun is still there afterwards.',
      },
      {
        id: 'ask-us',
        title: 'Ask us',
        description: 'Nothing here helped? Tell us what you did and what happened.',
        page: { to: '/contact', label: 'Write to us' },
      },
    ],
  },
];

/** What people look for most, one press each: the id of a topic and what the button says. */
export const QUICK_HELP: readonly { topic: string; label: string }[] = [
  { topic: 'take-a-quiz', label: 'Take a quiz' },
  { topic: 'offline', label: 'Learn offline' },
  { topic: 'join-a-live-quiz', label: 'Join a live quiz' },
  { topic: 'make-a-quiz', label: 'Make a quiz' },
  { topic: 'waiting-work', label: 'Something is waiting' },
  { topic: 'ask-us', label: 'Ask us' },
];

/** The sections with those topics that hold every word of the search, ignoring case; all of them for an empty one. */
export function searchGuide(search: string, guide: readonly GuideSection[] = GUIDE): GuideSection[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...guide];
  return guide.flatMap((section) => {
    // What the section is called finds all of it.
    const named = `${section.title} ${section.description}`;
    const topics = section.topics.filter((topic) => holds(`${named} ${textOf(topic)}`, words));
    return topics.length === 0 ? [] : [{ ...section, topics }];
  });
}

function textOf({ title, description, features = [], steps = [], tips = [] }: GuideTopic): string {
  return [title, description, ...features, ...steps, ...tips].join(' ');
}

function holds(text: string, words: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase();
  return words.every((word) => lower.includes(word));
}
