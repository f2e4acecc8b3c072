import type { DeletionImpact } from '@quorbit/contracts/quizzes/drafts';

/**
 * Describes how many learners deleting a quiz affects, e.g.
 * `12 learners took it 30 times. 4 learners have it on a device.`
 */
export function formatReach({ attempts, learners, keepers, cards }: DeletionImpact): string {
  const sentences = [
    attempts > 0
      ? `${pluralize(learners, 'learner')} took it ${attempts === 1 ? 'once' : `${attempts} times`}.`
      : 'Nobody else has taken it yet.',
    keepers > 0 && `${pluralize(keepers, 'learner')} ${keepers === 1 ? 'has' : 'have'} it on a device.`,
    cards > 0 && `${pluralize(cards, 'review')} will be removed.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
