import type { SeedCompetency } from './seed-path.ts';

/** The competencies that the learning paths teach. */
export const seedCompetencies: readonly SeedCompetency[] = [
  {
    name: 'Programming Basics',
    description: 'Store values, make decisions, repeat work and split a program into functions that do one job each.',
    level: 'Beginner',
  },
  {
    name: 'Testing and Debugging',
    description: 'Narrow a fault down to its cause, and write checks that would catch it the next time.',
    level: 'Intermediate',
  },
  {
    name: 'Concurrent Programming',
    description: 'Let several tasks share memory and time without races, deadlocks or surprises.',
    level: 'Expert',
  },
  {
    name: 'Distributed Systems',
    description: 'Design programs on several machines that stay correct when messages and machines fail.',
    level: 'Expert',
  },
  {
    name: 'Page Structure and Styling',
    description: 'Write meaningful HTML and lay it out with CSS on screens of any size.',
    level: 'Beginner',
  },
  {
    name: 'Web Accessibility',
    description: 'Build pages that people can use with a keyboard, a screen reader or large text.',
    level: 'Intermediate',
  },
  {
    name: 'Browser Scripting',
    description: 'React to people with JavaScript, change the page and exchange data with a server.',
    level: 'Intermediate',
  },
  {
    name: 'Data Structures',
    description: 'Choose between arrays, hash tables, trees and graphs by the operations that a program needs.',
    level: 'Intermediate',
  },
  {
    name: 'Algorithm Design',
    description: 'Solve problems by dividing them, reusing partial results and searching graphs.',
    level: 'Advanced',
  },
  {
    name: 'Complexity Analysis',
    description:
      'Predict how time and memory grow with the input, and recognise problems without known fast solutions.',
    level: 'Advanced',
  },
  {
    name: 'Data Preparation',
    description: 'Collect data without bias, arrange it in tidy tables and deal with errors and gaps.',
    level: 'Intermediate',
  },
  {
    name: 'Data Visualisation',
    description: 'Choose charts that answer a question at a glance and do not mislead.',
    level: 'Beginner',
  },
  {
    name: 'Statistical Reasoning',
    description: 'Summarise data, say how uncertain a result is, and tell cause from coincidence.',
    level: 'Intermediate',
  },
  {
    name: 'Predictive Modelling',
    description: 'Fit a model, check it on data it has not seen, and explain what it can and cannot predict.',
    level: 'Advanced',
  },
  {
    name: 'Algebra',
    description: 'Turn situations into equations and functions, and solve them step by step.',
    level: 'Beginner',
  },
  {
    name: 'Geometry and Trigonometry',
    description: 'Work out lengths, angles, areas and volumes from a few known measurements.',
    level: 'Intermediate',
  },
  {
    name: 'Chance and Counting',
    description: 'Count possibilities without listing them, and calculate how likely an event is.',
    level: 'Intermediate',
  },
  {
    name: 'Calculus',
    description: 'Find rates of change with derivatives and accumulated amounts with integrals.',
    level: 'Advanced',
  },
  {
    name: 'Number Theory',
    description: 'Prove facts about divisors, primes and remainders, and use them to protect messages.',
    level: 'Advanced',
  },
  {
    name: 'Scientific Method',
    description: 'Ask a question that can be answered, run a fair experiment and judge the evidence.',
    level: 'Beginner',
  },
  {
    name: 'Chemistry',
    description: 'Explain the properties of substances by their atoms and bonds, and balance reactions.',
    level: 'Intermediate',
  },
  {
    name: 'Physics',
    description: 'Describe motion with forces, and follow energy from one form to another.',
    level: 'Intermediate',
  },
  {
    name: 'Modern Physics',
    description: 'Calculate with relativity and quanta, and say where classical physics stops being enough.',
    level: 'Advanced',
  },
  {
    name: 'Biology',
    description: 'Explain how cells work, how traits are inherited and how populations change.',
    level: 'Beginner',
  },
  {
    name: 'Listening and Pronunciation',
    description: 'Hear and produce the sounds of a new language, and follow speech at natural speed.',
    level: 'Beginner',
  },
  {
    name: 'Vocabulary and Reading',
    description: 'Learn words so that they last, and understand texts that contain some unknown ones.',
    level: 'Beginner',
  },
  {
    name: 'Grammar and Speaking',
    description: 'Notice the patterns of a language and use them to say what you mean.',
    level: 'Intermediate',
  },
  {
    name: 'Historical Context',
    description: 'Place events in time and space, and connect what happened in one region with others.',
    level: 'Beginner',
  },
  {
    name: 'Source Criticism',
    description: 'Ask who made a source, when and why, and compare it with others before relying on it.',
    level: 'Intermediate',
  },
  {
    name: 'Historical Argument',
    description: 'Explain causes and consequences with evidence, and weigh explanations that compete.',
    level: 'Advanced',
  },
];
