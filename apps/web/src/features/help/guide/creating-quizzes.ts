import type { GuideSection } from '../guide-types.ts';

export const CREATING_QUIZZES: GuideSection = {
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
      id: 'import-questions',
      title: 'Bring questions from elsewhere',
      description: 'The editor imports questions from spreadsheets, Kahoot, Moodle and Anki, and exports its own.',
      steps: [
        'Open Add Quizzes, then Edit from the menu of the quiz, and press Import.',
        'Choose an Excel, CSV, GIFT or text file, or paste the questions.',
        "Look at what was found, untick what you don't want, and press Add.",
        'Mend what the editor marks, then press Publish changes.',
      ],
      tips: [
        'Download as CSV or GIFT, under More actions in the editor, saves the questions of a quiz as a file.',
        "Pictures aren't part of these files: add them in the editor.",
      ],
      page: { to: '/premium/quizzes', label: 'Add Quizzes' },
    },
    {
      id: 'generate-questions',
      title: 'Have questions written by AI',
      description: 'AI adds questions on a topic to your quiz. Check them before your learners see them.',
      steps: [
        'Open Add Quizzes and press AI Premium beside a quiz.',
        'Say what the questions should be about, and how many you want.',
        'Read each one: you can edit or delete it like your own.',
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
};
