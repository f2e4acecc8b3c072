import type { Env } from '../../../env.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Assistant } from '../assistant.ts';
import { subjects } from '../knowledge/subjects.ts';
import { createEmbedded } from './embedded.ts';

/** The model that the operator set, or else the embedded tutor. */
export function createAssistant(_ai: Env['ai'], _log: Pick<Logger, 'warn'>): Assistant {
  return createEmbedded(subjects);
}
