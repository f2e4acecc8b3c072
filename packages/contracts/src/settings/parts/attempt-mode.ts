import * as z from 'zod/mini';
import { ATTEMPT_MODES, attemptMode } from '../../attempts/mode.ts';
import { attemptModeOf } from '../attempt-mode.ts';
import { defineSettingsPart } from './settings-part.ts';

export const attemptSettings = defineSettingsPart({
  taken: { attemptMode: z.optional(attemptMode) },
  /** The mode in which the learner last started a quiz. Older servers don't send it; see `attemptModeOf`. */
  told: { attemptMode: z.optional(z.enum(ATTEMPT_MODES)) },
  defaults: { attemptMode: attemptModeOf({}) },
  words: { attemptMode: 'how you take quizzes' },
});
