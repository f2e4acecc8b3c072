import type { KeyedQuestion } from '../quizzes/question.ts';

/** What a room asks are tiles with one right one: the other kinds are left out. */
export function isRoomQuestion({ kind }: Pick<KeyedQuestion, 'kind'>): boolean {
  return (ROOM_KINDS as readonly string[]).includes(kind);
}

export const ROOM_KINDS = ['single', 'true_false'] as const;

/** The tiles of a true/false question. The first one says true. */
export const TRUE_FALSE_OPTIONS = ['True', 'False'] as const;
