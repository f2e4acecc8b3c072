import type { SeedQuiz } from './seed-category.ts';

/**
 * The quizzes of demo and sample tournaments. They're never published, so the app's own quizzes aren't sealed
 * meanwhile.
 */
export const tournamentQuizzes: readonly (SeedQuiz & { category: string })[] = [
  {
    title: 'Fire, Water, Stone',
    category: 'Science',
    description: 'Matter and what it does.',
    questions: [
      {
        question: 'Which of these is the hardest natural material?',
        options: ['Quartz', 'Diamond', 'Granite', 'Topaz'],
        correctAnswer: 'B',
        difficulty: 'easy',
        explanation: 'Diamond scratches every other mineral: it is 10 on the scale of Mohs.',
      },
      {
        question: 'What does a flame need besides fuel and heat?',
        options: ['Nitrogen', 'Carbon dioxide', 'Oxygen', 'Helium'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: 'Burning is a reaction with oxygen. Take it away, and the fire goes out.',
      },
      {
        question: 'At which temperature is water densest?',
        options: ['-4 °C', '0 °C', '4 °C', '100 °C'],
        correctAnswer: 'C',
        difficulty: 'medium',
        explanation: 'Water is densest at about 4 °C, so lakes freeze from the top down.',
      },
      {
        question: 'Which rock is made from cooled lava?',
        options: ['Basalt', 'Limestone', 'Sandstone', 'Marble'],
        correctAnswer: 'A',
        difficulty: 'medium',
        explanation:
          'Basalt is volcanic. Limestone and sandstone are laid down, and marble is limestone under pressure.',
      },
    ],
  },
  {
    title: 'Crowns and Crossings',
    category: 'History',
    description: 'Rulers, ships and roads.',
    questions: [
      {
        question: 'Which queen of Egypt met both Caesar and Mark Antony?',
        options: ['Nefertiti', 'Cleopatra', 'Hatshepsut', 'Zenobia'],
        correctAnswer: 'B',
        difficulty: 'easy',
        explanation: 'Cleopatra VII was the last ruler of her dynasty in Egypt. She died in 30 BC.',
      },
      {
        question: 'What did caravans on the Silk Road carry from China above all?',
        options: ['Tea and coffee', 'Cotton', 'Silk', 'Sugar'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: 'Silk gave the road its name, though paper, spices and ideas travelled on it too.',
      },
      {
        question: 'Whose ships first sailed around the whole world?',
        options: ["Columbus's", "Magellan's", "Cook's", "Vasco da Gama's"],
        correctAnswer: 'B',
        difficulty: 'medium',
        explanation: 'One of his five ships came back in 1522, under Elcano: Magellan had died on the way.',
      },
      {
        question: 'Which wall did the Romans build across the north of England?',
        options: ["Hadrian's Wall", "Offa's Dyke", 'The Limes', 'The Aurelian Walls'],
        correctAnswer: 'A',
        difficulty: 'medium',
        explanation: "Hadrian's Wall was begun in 122 AD and runs about 117 kilometres from coast to coast.",
      },
    ],
  },
  {
    title: 'Once Upon a Page',
    category: 'Literature',
    description: 'Books that many have read.',
    questions: [
      {
        question: 'Who wrote "Romeo and Juliet"?',
        options: ['Charles Dickens', 'William Shakespeare', 'John Milton', 'Jane Austen'],
        correctAnswer: 'B',
        difficulty: 'easy',
        explanation: 'Shakespeare wrote the play in the 1590s, after an older Italian story.',
      },
      {
        question: 'Which animal does Alice follow down the hole?',
        options: ['A cat', 'A mouse', 'A rabbit', 'A hedgehog'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: 'The White Rabbit has a watch, and is late.',
      },
      {
        question: 'Against what does Don Quixote fight, taking them for giants?',
        options: ['Windmills', 'Trees', 'Towers', 'Clouds'],
        correctAnswer: 'A',
        difficulty: 'easy',
        explanation: 'To tilt at windmills means to fight imagined enemies ever since Cervantes wrote it.',
      },
      {
        question: 'How many lines does a haiku have?',
        options: ['Two', 'Three', 'Four', 'Five'],
        correctAnswer: 'B',
        difficulty: 'medium',
        explanation: 'Three, of five, seven and five syllables in Japanese.',
      },
    ],
  },
  {
    title: 'Counting on It',
    category: 'Mathematics',
    description: 'Numbers without a calculator.',
    questions: [
      {
        question: 'What is 15 % of 80?',
        options: ['8', '10', '12', '15'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: '10 % is 8, and half of that is 4: together 12.',
      },
      {
        question: 'Which of these is a prime number?',
        options: ['21', '27', '29', '33'],
        correctAnswer: 'C',
        difficulty: 'easy',
        explanation: '29 has no divisors but 1 and itself; the others are multiples of 3.',
      },
      {
        question: 'How many diagonals does a hexagon have?',
        options: ['6', '9', '12', '15'],
        correctAnswer: 'B',
        difficulty: 'medium',
        explanation: 'From each of 6 corners run 3 diagonals, and each is counted twice: 6 × 3 ÷ 2 = 9.',
      },
      {
        question: 'A coin shows heads three times in a row. How likely is heads next?',
        options: ['1 in 2', '1 in 4', '1 in 8', '1 in 16'],
        correctAnswer: 'A',
        difficulty: 'medium',
        explanation: 'A coin has no memory: each throw is 1 in 2.',
      },
    ],
  },
];
