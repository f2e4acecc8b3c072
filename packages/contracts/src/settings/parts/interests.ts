import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';
import { defineSettingsPart } from './settings-part.ts';

/** The most subjects that a learner can choose. */
export const MAX_INTERESTS = 20;

export const interestSettings = defineSettingsPart({
  taken: {
    interests: z.optional(
      z
        .array(text('Subject', 1, 60), 'Subjects must be a list.')
        .check(z.maxLength(MAX_INTERESTS, `At most ${MAX_INTERESTS} subjects.`)),
    ),
  },
  /** The categories of quizzes that the learner chose. Older servers don't send them; see `interestsOf`. */
  told: { interests: z.optional(z.array(z.string())) },
  defaults: { interests: [] },
  words: { interests: 'subjects' },
});
