// The assistant behind the endpoint that the operator set.
import { MODEL_FAILED } from '@quorbit/contracts/tutor/words';
import { AppError } from '../../../lib/app-error.ts';
import type { Logger } from '../../../lib/logger.ts';
import type { Asked, Assistant, GeneratedQuestions, QuestionWish, Reply } from '../assistant.ts';
import { intentOf } from './intents.ts';
import { complete, jsonIn, ModelFailure, type ModelMessage, type ModelSettings } from './model-client.ts';
import { readQuestions } from './model-questions.ts';
import { readReply } from './model-replies.ts';
import { questionPrompt, replyPrompt } from './prompts.ts';
import { askForTopic, meantTopic, quizComing } from './quiz-replies.ts';
import { textKey } from './words.ts';

interface Options {
  log: Pick<Logger, 'warn'>;
  /** For a request with its second try; apps give up after 30 s. */
  timeoutMs?: number;
  random?: () => number;
}

const TIMEOUT_MS = 25_000;
/** What a model gets wrong once, it often gets right the second time. */
const TRIES = 2;

/** Null where the model failed, which is in the log then. */
type Ask = (messages: readonly ModelMessage[]) => Promise<string | null>;

export function createModel(settings: ModelSettings, options: Options): Assistant {
  const { log, timeoutMs = TIMEOUT_MS, random = Math.random } = options;

  /** @throws AppError UNAVAILABLE where the model gives null, or fails */
  async function asking<T>(work: (ask: Ask) => Promise<T | null>): Promise<T> {
    const signal = AbortSignal.timeout(timeoutMs);
    const done = await work(async (messages) => {
      try {
        return await complete(settings, messages, signal);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        log.warn({ reason: error.reason, status: error.status }, 'the AI service failed');
        return null;
      }
    });
    if (done !== null) return done;
    log.warn('the AI service gave nothing that can be used');
    throw new AppError('UNAVAILABLE', MODEL_FAILED);
  }

  return {
    questions: (wish) => asking((ask) => questionsOf(ask, wish, random)),
    reply: async (asked) => quizReply(asked) ?? (await asking((ask) => replyOf(ask, asked))),
  };
}

/** Fewer than wished for are better than none: then a failure of the second try doesn't matter. */
async function questionsOf(ask: Ask, wish: QuestionWish, random: () => number): Promise<GeneratedQuestions | null> {
  const used = new Set(wish.known.map(textKey));
  const all: GeneratedQuestions = { questions: [], category: 'General' };
  for (let tries = 0; tries < TRIES && all.questions.length < wish.count; tries += 1) {
    const missing = wish.count - all.questions.length;
    const known = [...wish.known, ...all.questions.map(({ question }) => question)];
    const answer = await ask(questionPrompt({ ...wish, known, count: missing }));
    if (answer === null) break;
    const read = readQuestions(jsonIn(answer), wish.difficulty, random);
    const fresh = read.questions.filter(({ question }) => isNew(question, used)).slice(0, missing);
    if (all.questions.length === 0) all.category = read.category;
    all.questions.push(...fresh);
  }
  return all.questions.length > 0 ? all : null;
}

function isNew(question: string, used: Set<string>): boolean {
  const key = textKey(question);
  return !used.has(key) && used.add(key).has(key);
}

async function replyOf(ask: Ask, asked: Asked): Promise<Reply | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(replyPrompt(asked));
    const reply = answer === null ? null : readReply(answer);
    if (reply || answer === null) return reply;
  }
  return null;
}

/** A wish for a quiz means the same with each assistant, and needs no model to be understood. */
function quizReply(asked: Asked): Reply | null {
  const intent = intentOf(asked);
  if (intent.kind !== 'quiz') return null;
  const { wish } = intent;
  const topic = meantTopic(wish, asked);
  if (topic === null) return { topic: null, quiz: null, ...askForTopic(wish) };
  const { difficulty, count } = wish;
  return {
    content: quizComing(topic, wish),
    actions: ['generate_quiz', 'suggest_related_topics'],
    topic,
    quiz: { topic, difficulty, count },
  };
}
