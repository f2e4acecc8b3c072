import type { Subject } from './concept.ts';

/** All that the embedded tutor knows. */
export const subjects: readonly Subject[] = [];
