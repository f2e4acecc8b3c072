import type { GuideSection } from '../guide-types.ts';

export const HOW_TO_USE: GuideSection = {
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
      tips: ['Arrow keys move between questions.', 'When the time is up, what you have answered is handed in for you.'],
      page: { to: '/user/test', label: 'Quizzes' },
    },
    {
      id: 'take-a-written-test',
      title: 'Take a written test',
      description: 'You answer in your own words, and somebody marks what you wrote. You can take each test once.',
      steps: [
        'Open Written tests from the list of quizzes and read the rules.',
        'Press Start while you have a network. The time runs from there, and leaving the page does not stop it.',
        'Write. We save your answers on this device as you type and send them when there is a network.',
        'Press Submit. Empty questions are listed before anything is sent.',
      ],
      tips: [
        'When the time is up, what you have written is submitted for you.',
        'Points and comments appear under Written reports once the marks of all are published.',
      ],
      page: { to: '/written-tests', label: 'Written tests' },
    },
    {
      id: 'read-a-report',
      title: 'Read a report',
      description: 'A report shows your answer, the right one and why, how long you took, and how many others knew it.',
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
};
