import type { Template } from '../concept.ts';

export const calendarAndTimeTemplates: readonly Template[] = [
  (draw) => {
    const hundreds = draw(11, 19);
    const year = hundreds * 100 + draw(1, 99);
    return {
      question: `To which century does the year ${year} belong?`,
      answer: `The ${hundreds + 1}th`,
      wrong: [`The ${hundreds - 1}th`, `The ${hundreds}th`, `The ${hundreds === 19 ? 17 : hundreds + 2}th`],
      why: `The ${hundreds + 1}th century went from ${hundreds}01 to ${hundreds + 1}00.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const hours = draw(2, 9);
    const minutes = draw(1, 11) * 5;
    const total = hours * 60 + minutes;
    return {
      question: `How many minutes are ${hours} hours and ${minutes} minutes?`,
      answer: `${total}`,
      wrong: [`${total - 60}`, `${total + 60}`, `${hours * 100 + minutes}`],
      why: `${hours} × 60 + ${minutes} = ${total}.`,
      difficulty: 'easy',
    };
  },
];
