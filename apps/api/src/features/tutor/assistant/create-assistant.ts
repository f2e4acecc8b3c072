import type { Env } from '../../../kernel/env.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Assistant } from '../assistant.ts';
import { subjects } from '../knowledge/subjects.ts';
import { createEmbeddedTutor } from './embedded-tutor.ts';
import { createModelAssistant } from './model-assistant.ts';

/** Creates the model assistant if the operator configured a model, or else the embedded tutor. */
export function createAssistant(ai: Env['ai'], log: Pick<Logger, 'warn'>): Assistant {
  return ai === null ? createEmbeddedTutor(subjects) : createModelAssistant(ai, { log });
}
