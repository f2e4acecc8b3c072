import { expect, test } from 'vitest';
import { formatReach } from './format-reach.ts';

test.each([
  [{ attempts: 30, learners: 12, keepers: 0, cards: 0 }, '12 learners took it 30 times.'],
  [
    { attempts: 1, learners: 1, keepers: 1, cards: 1 },
    '1 learner took it once. 1 learner has it on a device. 1 review will be removed.',
  ],
  [
    { attempts: 0, learners: 0, keepers: 2, cards: 9 },
    'Nobody else has taken it yet. 2 learners have it on a device. 9 reviews will be removed.',
  ],
])('formatReach describes the impact of deleting a quiz: %j', (reach, words) => {
  expect(formatReach(reach)).toBe(words);
});
