import {
  type Estimate,
  estimateAbility,
  type Model,
  type ScoredAnswer,
} from '@quorbit/contracts/adaptive-quizzes/model';

interface StoredAnswer {
  difficulty: number;
  guessing: number;
  correct: boolean | null;
  /** Whether the learner may know how the answer was graded; an answer under a seal doesn't count. */
  open: boolean;
}

/** Returns the answer for the estimate; null for an answer that doesn't count. */
export function scoredOf({ difficulty, guessing, correct, open }: StoredAnswer): ScoredAnswer | null {
  return open && correct !== null ? { difficulty, guessing, correct } : null;
}

export function countedOf(answers: readonly StoredAnswer[]): ScoredAnswer[] {
  return answers.flatMap((answer) => scoredOf(answer) ?? []);
}

/** Estimates the ability from the answers; null if none of them count. */
export function resultOf(answers: readonly StoredAnswer[], model: Model): Estimate | null {
  const counted = countedOf(answers);
  return counted.length === 0 ? null : estimateAbility(counted, model);
}
