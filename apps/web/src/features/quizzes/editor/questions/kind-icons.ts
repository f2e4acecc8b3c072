import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { CircleDot, Hash, type LucideIcon, SquareCheckBig, TextCursorInput, ToggleLeft } from 'lucide-react';

export const KIND_ICONS: Record<QuestionKind, LucideIcon> = {
  single: CircleDot,
  true_false: ToggleLeft,
  multiple: SquareCheckBig,
  text: TextCursorInput,
  number: Hash,
};
