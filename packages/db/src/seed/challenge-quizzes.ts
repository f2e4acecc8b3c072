import type { SeedQuiz } from './seed-category.ts';

/**
 * The quizzes of demo and sample challenges. They're never published, so the app's own quizzes aren't sealed meanwhile.
 */
export const challengeQuizzes: readonly (SeedQuiz & { category: string })[] = [
  {
    title: 'Up in the Sky',
    category: 'Science',
    description: 'Planets, light and the air between.',
    questions: [
      {
        question: 'Which planet is closest to the Sun?',
        options: ['Venus', 'Mars', 'Mercury', 'Earth'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: 'Mercury goes around the Sun in 88 days, at about a third of our distance.',
      },
      {
        question: 'Which gas makes up most of the air?',
        options: ['Oxygen', 'Nitrogen', 'Argon', 'Carbon dioxide'],
        correctAnswer: 'B',
        difficulty: 'easy',
        explanation: 'Four fifths of dry air are nitrogen; oxygen makes up about a fifth.',
      },
      {
        question: 'How long does sunlight take to reach us?',
        options: ['About 8 seconds', 'About 80 seconds', 'About 8 minutes', 'About 8 hours'],
        correctAnswer: 'C',
        difficulty: 'medium',
        explanation: 'Light covers the 150 million kilometres in a little over 8 minutes.',
      },
      {
        question: 'What is a group of stars such as the Milky Way called?',
        options: ['A galaxy', 'A nebula', 'A comet', 'An orbit'],
        correctAnswer: 'A',
        difficulty: 'easy',
        explanation: 'The Milky Way is our galaxy. It has more than a hundred billion stars.',
      },
    ],
  },
  {
    title: 'Small and Alive',
    category: 'Science',
    description: 'Cells, leaves and what lives in a drop of water.',
    questions: [
      {
        question: 'What do plants take from the air to make sugar?',
        options: ['Nitrogen', 'Hydrogen', 'Helium', 'Carbon dioxide'],
        correctAnswer: 'D',
        difficulty: 'easy',
        explanation: 'With light and water, leaves turn carbon dioxide into sugar and set oxygen free.',
      },
      {
        question: 'Which part of a cell holds most of its DNA?',
        options: ['The nucleus', 'The membrane', 'The cell wall', 'The vacuole'],
        correctAnswer: 'A',
        difficulty: 'medium',
        explanation: 'In animals and plants nearly all DNA lies in the nucleus; mitochondria have a little.',
      },
      {
        question: 'What are yeasts?',
        options: ['Bacteria', 'Fungi', 'Algae', 'Viruses'],
        correctAnswer: 'B',
        difficulty: 'medium',
        explanation: 'Yeasts are fungi of a single cell each. They make dough rise.',
      },
      {
        question: 'Which of these has no cells?',
        options: ['A moss', 'An amoeba', 'A virus', 'A sponge'],
        correctAnswer: 'C',
        difficulty: 'hard',
        explanation: 'A virus is genetic material in a coat. It needs the cells of others to multiply.',
      },
    ],
  },
  {
    title: 'Yesterday and Before',
    category: 'History',
    description: 'Empires, voyages and inventions.',
    questions: [
      {
        question: 'Which city was the capital of the Inca Empire?',
        options: ['Lima', 'Cusco', 'Quito', 'La Paz'],
        correctAnswer: 'B',
        difficulty: 'medium',
        explanation: 'Cusco lies 3,400 metres high in the Andes. Roads led from there to all four quarters.',
      },
      {
        question: 'Who printed books with movable metal type in Mainz?',
        options: ['Johannes Gutenberg', 'Albrecht Dürer', 'Martin Luther', 'Johannes Kepler'],
        correctAnswer: 'A',
        difficulty: 'easy',
        explanation: 'His Bible was printed around 1455. In Korea metal type had been in use before.',
      },
      {
        question: 'In which year did people first walk on the Moon?',
        options: ['1957', '1961', '1969', '1975'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: 'Apollo 11 landed in July 1969. The last crew left the Moon in 1972.',
      },
      {
        question: 'Which river did the first pharaohs rule along?',
        options: ['The Tigris', 'The Indus', 'The Jordan', 'The Nile'],
        correctAnswer: 'D',
        difficulty: 'easy',
        explanation: "The Nile's floods left fertile soil, and its valley was the road through Egypt.",
      },
    ],
  },
];
