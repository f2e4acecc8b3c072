import type { QuizReach } from '@quorbit/contracts/quizzes/drafts';

/** Whom deleting a quiz concerns, e.g. `12 learners took it 30 times. 4 have it on a device.` */
export function reachWords({ attempts, learners, keepers, cards }: QuizReach): string {
  const said = [
    attempts > 0
      ? `${counted(learners, 'learner')} took it ${attempts === 1 ? 'once' : `${attempts} times`}.`
      : 'Nobody else has taken it yet.',
    keepers > 0 && `${counted(keepers, 'learner')} ${keepers === 1 ? 'has' : 'have'} it on a device.`,
    cards > 0 && `${counted(cards, 'review')} will be removed.`,
  ];
  return said.filter(Boolean).join(' ');
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
