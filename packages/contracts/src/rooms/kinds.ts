import type { KeyedQuestion } from '../quizzes/question.ts';

/** Returns whether a room can ask this question: only kinds that are shown as tiles, exactly one of them right. */
export function isRoomQuestion({ kind }: Pick<KeyedQuestion, 'kind'>): boolean {
  return (ROOM_KINDS as readonly string[]).includes(kind);
}

export const ROOM_KINDS = ['single', 'true_false'] as const;

/** The tiles of a true/false question, in this order: the first one means true. */
export const TRUE_FALSE_OPTIONS = ['True', 'False'] as const;
