// Formats the results of adaptive quizzes for screens.

import {
  levelOf,
  levelsInRange,
  toPointMargin,
  toPointRange,
  toPoints,
} from '@quorbit/contracts/adaptive-quizzes/levels';
import type { Estimate } from '@quorbit/contracts/adaptive-quizzes/model';
import type { Ending } from '@quorbit/contracts/adaptive-quizzes/run-rules';

/** Formats an estimate in points, e.g. `54 (41–67)`, or `54 ± 7` for a result without a range. */
export function formatPoints(estimate: Estimate): string {
  const points = toPoints(estimate.ability);
  if (!estimate.range) return `${points} ± ${toPointMargin(estimate.error)}`;
  const { low, high } = toPointRange(estimate);
  return `${points} (${low}–${high})`;
}

/**
 * Formats an estimate on the ability scale, e.g. `−0.3 (−1.1 to 0.5)`, or `−0.3 ± 0.4` for a result without a range.
 */
export function formatAbility({ ability, error, range }: Estimate): string {
  return range
    ? `${formatSigned(ability)} (${formatSigned(range.low)} to ${formatSigned(range.high)})`
    : `${formatSigned(ability)} ± ${error.toFixed(1)}`;
}

/** Formats an ability with one decimal and a true minus sign, which is as wide as a digit; zero has no sign. */
function formatSigned(ability: number): string {
  return ability
    .toFixed(1)
    .replace(/^-(?!0\.0$)/, '−')
    .replace(/^-/, '');
}

/** Returns the label of an estimate's uncertainty, in the text and in the chart's band. */
export function rangeLabelOf(estimate: Estimate | undefined): keyof typeof RANGE_EXPLANATIONS {
  return estimate?.range ? '95% range' : 'margin';
}

/** Formats an estimate's level, e.g. `Elementary, maybe Beginner`. */
export function formatLevel(estimate: Estimate): string {
  const level = levelOf(estimate.ability);
  const otherLevels = formatOtherLevels(estimate);
  return otherLevels === null ? level : `${level}, ${otherLevels}`;
}

/**
 * Names the levels besides the most likely one that the estimate's range covers; null if the range stays within one
 * level.
 */
export function formatOtherLevels(estimate: Estimate): string | null {
  const within = levelsInRange(estimate);
  const otherLevels = within.filter((level) => level !== levelOf(estimate.ability));
  if (otherLevels.length === 0) return null;
  return otherLevels.length > 2 ? `maybe ${within[0]} to ${within.at(-1)}` : `maybe ${otherLevels.join(' or ')}`;
}

export const RANGE_EXPLANATIONS = {
  '95% range':
    "The 95% range holds the true level of 95 learners in 100. A right answer counts for less where it's easier to guess: of four options, one guess in four is right.",
  margin:
    'The margin is one standard error: in about two of three measurements, your true level is within it. This result is from before we allowed for guessing, so it may be a little high.',
} as const;

export const ENDING_TEXTS: Readonly<Record<Ending, string>> = {
  certain: "We're confident of that.",
  most: "That's the most questions an adaptive quiz asks.",
  none: 'We ran out of questions, so this is less certain than usual.',
  stopped: 'You ended early, so this may be less certain than usual.',
};

export function formatQuestionCount(count: number): string {
  return count === 1 ? '1 question' : `${count} questions`;
}
