import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import type { PlayerKind } from './kinds/kind.ts';
import { multiple } from './kinds/multiple.tsx';
import { number } from './kinds/number.tsx';
import { single } from './kinds/single.tsx';
import { text } from './kinds/text.tsx';
import { trueFalse } from './kinds/true-false.tsx';

/** The player's parts for each kind of question, one file per kind. */
export const PLAYER_KINDS: Record<QuestionKind, PlayerKind> = {
  single,
  true_false: trueFalse,
  multiple,
  text,
  number,
};
