// How screens say results.
import type { Ending } from '@quorbit/contracts/adaptive-quizzes/course';
import { levelOf, levelsWithin, marginOf, pointsOf } from '@quorbit/contracts/adaptive-quizzes/levels';
import type { Estimate } from '@quorbit/contracts/adaptive-quizzes/model';

/** For example `54 ± 7`. */
export function pointsInWords({ ability, error }: Estimate): string {
  return `${pointsOf(ability)} ± ${marginOf(error)}`;
}

/** For example `−0.3 ± 0.4`. */
export function abilityInWords({ ability, error }: Estimate): string {
  // The minus sign that is as wide as the plus; none before a zero.
  const shown = ability
    .toFixed(1)
    .replace(/^-(?!0\.0$)/, '−')
    .replace(/^-/, '');
  return `${shown} ± ${error.toFixed(1)}`;
}

/** What else the level may be; null where the margin stays within it. */
export function doubtOf(estimate: Estimate): string | null {
  const others = levelsWithin(estimate).filter((level) => level !== levelOf(estimate.ability));
  return others.length === 0
    ? null
    : `Within the margin, ${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} possible too.`;
}

export const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  certain: 'We got sure enough of your level.',
  most: "That's the most questions an adaptive quiz asks.",
  none: 'We ran out of questions, so this is less certain than usual.',
  stopped: 'You ended early, so this may be less certain than usual.',
};

export function questionsInWords(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
