import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { question } from './quizzes.ts';

const keyed = { options: [], correctAnswer: null };

/** Returns one question of each kind except `single`. */
export function otherKinds(): KeyedQuestion[] {
  return [
    question('Water is wet.', { ...keyed, kind: 'true_false', answerKey: { kind: 'true_false', value: true } }),
    question('Which are primes?', {
      ...keyed,
      kind: 'multiple',
      choices: ['two', 'four', 'five'],
      answerKey: { kind: 'multiple', chosen: [0, 2] },
    }),
    question('Which planet?', { ...keyed, kind: 'text', answerKey: { kind: 'text', accepted: ['Earth', 'Terra'] } }),
    question('How fast?', {
      ...keyed,
      kind: 'number',
      unit: 'm/s',
      answerKey: { kind: 'number', value: 9.8, tolerance: 0.1 },
    }),
  ];
}
