import type { AttemptMode } from '../attempts/mode.ts';

/** Returns the mode in which a learner takes quizzes; `check` for learners who haven't chosen. */
export function attemptModeOf({ attemptMode }: { attemptMode?: AttemptMode | undefined }): AttemptMode {
  return attemptMode ?? 'check';
}
