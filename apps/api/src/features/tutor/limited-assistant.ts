// Provides the tutor's assistant, and limits how often a learner may ask a model, since the operator pays for each
// answer.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../../kernel/deps.ts';
import type { Env } from '../../kernel/env.ts';
import { AppError } from '../../lib/app-error.ts';
import { createAssistant } from './assistant/create-assistant.ts';
import type { Assistant } from './assistant.ts';

/** The number of requests to a model that one learner may make in an hour. Each process counts separately. */
const REQUESTS_PER_HOUR = 60;
const MODEL_BUSY = `You can ask the AI ${REQUESTS_PER_HOUR} times an hour. Please try again later.`;

const assistantsByEnv = new WeakMap<Env, Assistant>();
const requestLimiter = new RateLimiterMemory({ points: REQUESTS_PER_HOUR, duration: 3_600 });

/**
 * Returns the server's assistant for one learner.
 * @throws AppError TOO_MANY from its methods, once the learner has asked a model too often.
 */
export function getAssistant({ env, log }: Pick<Deps, 'env' | 'log'>, userId: string): Assistant {
  const assistant = assistantsByEnv.get(env) ?? createAssistant(env.ai, log);
  assistantsByEnv.set(env, assistant);
  // The embedded tutor costs nothing, so it isn't limited.
  if (env.ai === null) return assistant;
  return {
    async questions(request) {
      await consumeRequest(userId);
      return assistant.questions(request);
    },
    async reply(message) {
      await consumeRequest(userId);
      return assistant.reply(message);
    },
  };
}

async function consumeRequest(userId: string): Promise<void> {
  try {
    await requestLimiter.consume(userId);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError('TOO_MANY', MODEL_BUSY, { retryAfter });
  }
}
