import type { Template } from '../concept.ts';
import { near } from './numbers.ts';

export const statisticsTemplates: readonly Template[] = [
  (draw) => {
    const mean = draw(12, 30);
    const [a, b, c] = [draw(1, 5), draw(1, 5), draw(1, 9)];
    // The five differences from the mean add up to 0.
    const values = [mean + a, mean - c, mean + b, mean + c, mean - a - b];
    return {
      question: `What is the mean of ${values.join(', ')}?`,
      answer: String(mean),
      wrong: near(draw, mean, 1),
      why: `The five values add up to ${5 * mean}, and ${5 * mean} divided by 5 is ${mean}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const lowest = draw(1, 9);
    const second = lowest + draw(1, 6);
    const middle = second + draw(1, 6);
    const fourth = middle + draw(1, 6);
    const highest = fourth + draw(1, 6);
    return {
      question: `What is the median of ${[fourth, lowest, highest, middle, second].join(', ')}?`,
      answer: String(middle),
      wrong: [String(highest), String(second), String(fourth)],
      why: `In order they are ${[lowest, second, middle, fourth, highest].join(', ')}, and ${middle} is in the middle.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const red = draw(2, 7);
    // There are more blue than red balls, so that both probabilities differ.
    const blue = red + draw(1, 6);
    const all = red + blue;
    return {
      question: `A bag holds ${red} red and ${blue} blue balls. What is the probability of drawing a red one?`,
      answer: `${red}/${all}`,
      wrong: [`${blue}/${all}`, `${red}/${blue}`, `1/${all}`],
      why: `${red} of the ${all} equally likely balls are red.`,
      difficulty: 'medium',
    };
  },
];
