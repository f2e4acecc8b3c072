// The assistant that uses the model behind the endpoint that the operator configured.
import { MODEL_FAILED } from '@quorbit/contracts/tutor/messages';
import { AppError } from '../../../lib/app-error.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Assistant, ChatRequest, GeneratedQuestions, QuestionRequest, Reply } from '../assistant.ts';
import { parseIntent } from './intents.ts';
import { extractJson, ModelFailure, type ModelMessage, type ModelSettings, requestCompletion } from './model-client.ts';
import { parseQuestions } from './model-questions.ts';
import { parseReply } from './model-replies.ts';
import { buildQuestionPrompt, buildReplyPrompt } from './prompts.ts';
import { buildTopicQuestion, formatQuizIntro, resolveTopic } from './quiz-replies.ts';
import { questionKeyOf } from './text-matching.ts';

interface ModelOptions {
  log: Pick<Logger, 'warn'>;
  /** Milliseconds for a request including its second try; clients give up after 30 s. */
  timeoutMs?: number;
  random?: () => number;
}

const TIMEOUT_MS = 25_000;
/** The number of times that the model is asked: its second answer is often usable where the first wasn't. */
const MAX_TRIES = 2;

/** Sends messages to the model and returns its answer; null if the model failed, which is then logged. */
type AskModel = (messages: readonly ModelMessage[]) => Promise<string | null>;

export function createModelAssistant(settings: ModelSettings, options: ModelOptions): Assistant {
  const { log, timeoutMs = TIMEOUT_MS, random = Math.random } = options;

  /**
   * Runs work that asks the model, within the timeout.
   * @throws AppError UNAVAILABLE if the work returns null, as when the model fails.
   */
  async function withModel<T>(work: (ask: AskModel) => Promise<T | null>): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs);
    const result = await work(async (messages) => {
      try {
        return await requestCompletion(settings, messages, signal);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        log.warn({ reason: error.reason, status: error.status }, 'the AI service failed');
        return null;
      }
    });
    if (result !== null) return result;
    log.warn('the AI service gave nothing that can be used');
    throw new AppError('UNAVAILABLE', MODEL_FAILED);
  }

  return {
    questions: (request) => withModel((ask) => requestQuestions(ask, request, random)),
    reply: async (request) => buildQuizReply(request) ?? (await withModel((ask) => requestReply(ask, request))),
  };
}

/**
 * Requests questions in up to two tries. Too few questions are better than none, so a failed second try is ignored;
 * null if there are no questions at all.
 */
async function requestQuestions(
  ask: AskModel,
  request: QuestionRequest,
  random: () => number,
): Promise<GeneratedQuestions | null> {
  const used = new Set(request.known.map(questionKeyOf));
  const collected: GeneratedQuestions = { questions: [], category: 'General' };
  for (let tries = 0; tries < MAX_TRIES && collected.questions.length < request.count; tries += 1) {
    const missingCount = request.count - collected.questions.length;
    const known = [...request.known, ...collected.questions.map(({ question }) => question)];
    const answer = await ask(buildQuestionPrompt({ ...request, known, count: missingCount }));
    if (answer === null) break;
    const parsed = parseQuestions(extractJson(answer), request.difficulty, random);
    const newQuestions = parsed.questions.filter(({ question }) => addIfNew(question, used)).slice(0, missingCount);
    if (collected.questions.length === 0) collected.category = parsed.category;
    collected.questions.push(...newQuestions);
  }
  return collected.questions.length > 0 ? collected : null;
}

function addIfNew(question: string, used: Set<string>): boolean {
  const key = questionKeyOf(question);
  return !used.has(key) && used.add(key).has(key);
}

async function requestReply(ask: AskModel, request: ChatRequest): Promise<Reply | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await ask(buildReplyPrompt(request));
    const reply = answer === null ? null : parseReply(answer);
    if (reply || answer === null) return reply;
  }
  return null;
}

/**
 * Builds the reply to a message that requests a quiz; null for other messages. It needs no model, and both assistants
 * understand such requests in the same way.
 */
function buildQuizReply(request: ChatRequest): Reply | null {
  const intent = parseIntent(request);
  if (intent.kind !== 'quiz') return null;
  const { wish } = intent;
  const topic = resolveTopic(wish, request);
  if (topic === null) return { topic: null, quiz: null, ...buildTopicQuestion(wish) };
  const { difficulty, count } = wish;
  return {
    content: formatQuizIntro(topic, wish),
    actions: ['generate_quiz', 'suggest_related_topics'],
    topic,
    quiz: { topic, difficulty, count },
  };
}
