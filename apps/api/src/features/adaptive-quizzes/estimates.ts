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
  /** Whether the learner may know how it was graded: what a seal withholds counts for nothing. */
  open: boolean;
}

/** Null for an answer that doesn't count. */
export function scoredOf({ difficulty, guessing, correct, open }: StoredAnswer): ScoredAnswer | null {
  return open && correct !== null ? { difficulty, guessing, correct } : null;
}

export function countedOf(answers: readonly StoredAnswer[]): ScoredAnswer[] {
  return answers.flatMap((answer) => scoredOf(answer) ?? []);
}

/** Null where no answer counts. */
export function resultOf(answers: readonly StoredAnswer[], model: Model): Estimate | null {
  const counted = countedOf(answers);
  return counted.length === 0 ? null : estimateAbility(counted, model);
}
