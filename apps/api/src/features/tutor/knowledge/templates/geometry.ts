import type { Template } from '../concept.ts';
import { near, pick } from './numbers.ts';

export const geometryTemplates: readonly Template[] = [
  (draw) => {
    // Both sides are longer than 6, so that the area is always greater than the perimeter.
    const width = draw(7, 12);
    const length = draw(width + 1, 20);
    const area = width * length;
    return {
      question: `A rectangle is ${length} cm long and ${width} cm wide. What is its area in cm²?`,
      answer: String(area),
      wrong: [String(2 * (width + length)), String(width + length), String(2 * area)],
      why: `The area is length times width: ${length} times ${width} is ${area}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const first = draw(25, 70);
    const second = draw(25, 70);
    const third = 180 - first - second;
    return {
      question: `Two angles of a triangle measure ${first} and ${second} degrees. How many degrees does the third one have?`,
      answer: String(third),
      wrong: near(draw, third, 10),
      why: `The angles add up to 180 degrees, and 180 minus ${first + second} is ${third}.`,
      difficulty: 'easy',
    };
  },
  (draw) => {
    const half = draw(3, 12);
    const height = draw(5, 15);
    const area = half * height;
    return {
      question: `A triangle has a base of ${2 * half} cm and a height of ${height} cm. What is its area in cm²?`,
      answer: String(area),
      wrong: [String(2 * area), String(4 * area), String(area + half)],
      why: `The area is half of base times height: half of ${2 * area} is ${area}.`,
      difficulty: 'medium',
    };
  },
  (draw) => {
    const [a, b, c] = pick<readonly [number, number, number]>(draw, [
      [3, 4, 5],
      [5, 12, 13],
      [8, 15, 17],
    ]);
    const times = draw(2, 6);
    return {
      question: `The two short sides of a right-angled triangle are ${a * times} and ${b * times}. How long is the longest side?`,
      answer: String(c * times),
      wrong: [String((c + 1) * times), String((a + b) * times), String((a + b + 1) * times)],
      why: `The squares ${(a * times) ** 2} and ${(b * times) ** 2} add up to ${(c * times) ** 2}, the square of ${c * times}.`,
      difficulty: 'hard',
    };
  },
];
