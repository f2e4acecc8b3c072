// Owns what the tutor is asked in a session, and the quizzes that it makes for one learner.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { ChatAnswer, ChatInput, GeneratedQuiz, GenerateQuizInput } from '@quorbit/contracts/tutor/schema';
import { START_SESSION_FIRST } from '@quorbit/contracts/tutor/words';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { makePrivateQuiz } from '../quizzes/authoring/private-quizzes.service.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import type { Assistant, GeneratedQuestions, Reply } from './assistant.ts';
import { assistantFor } from './assistants.ts';
import { readFacts } from './facts.service.ts';
import { helpFor, requireNoDanger, withoutDanger } from './help.ts';
import { addMessages, viewMessages } from './messages.service.ts';
import { fromAssistant, fromLearner, rowsOf } from './messages.ts';
import { titlesFor } from './quiz-titles.ts';
import * as repository from './sessions.repository.ts';

/** Messages that an assistant gets of what was said before. */
const REMEMBERED = 20;
const MADE_BY = 'Made for you by the AI study buddy.';

interface Wish {
  topic: string;
  difficulty: Difficulty;
  count: number;
}

/**
 * Answers a message; a quiz that the learner asks for comes with the answer. Both are stored together, or nothing is. Words
 * of danger to oneself get help at once, and go to no assistant.
 * @throws AppError CONFLICT without a session, and where it ended meanwhile; UNAVAILABLE where the model fails
 */
// ctx: the assistant answers before the transaction begins, since a model takes seconds.
export async function chat(ctx: SignedInContext, { message, requestType }: ChatInput): Promise<ChatAnswer> {
  const { db, actor } = ctx;
  requireAuthor(actor);
  const session = await repository.findSession(db, actor.id);
  if (!session) throw new AppError('CONFLICT', START_SESSION_FIRST);
  const help = await helpFor(db, message);
  const made =
    help === null
      ? await ask(ctx, session, { message, requestType })
      : { reply: { content: help, actions: [], topic: null }, quiz: null };
  return ctx.writeAs([userScope(actor.id)], async (tx, current) => {
    requireAuthor(current);
    const now = ctx.now();
    const active = await repository.findSession(tx, current.id);
    if (active?.id !== session.id) throw new AppError('CONFLICT', START_SESSION_FIRST);
    const quizId = made.quiz && (await makeQuiz(tx, current, made.quiz, now));
    const rows = await addMessages(tx, session.id, [fromLearner(message), fromAssistant(made.reply, quizId)], now);
    const [asked, answer] = await viewMessages(tx, current, rows, now);
    if (!asked || !answer) throw new Error('An exchange is two messages.');
    return { asked, answer };
  });
}

/** The assistant's answer, with the questions of the quiz that it announces. */
async function ask(
  { db, deps, actor, now }: SignedInContext,
  session: repository.SessionRow,
  { message, requestType }: ChatInput,
): Promise<Made> {
  const said = withoutDanger(await repository.listMessages(db, session.id, REMEMBERED));
  const { facts } = await readFacts(db, actor, session, now());
  const assistant = assistantFor(deps, actor.id);
  const before = said.map(({ role, content, topic }) => ({ role, content, topic }));
  return questionsOf(assistant, await assistant.reply({ message, requestType, before, facts }));
}

/**
 * Makes a quiz on a topic, for the caller alone. If there is a session, it gets a message with the quiz.
 * @throws AppError INVALID where the assistant knows nothing about the topic, and with help for words of danger to oneself;
 * UNAVAILABLE where the model fails
 */
// ctx: as `chat`.
export async function generateQuiz(
  ctx: SignedInContext,
  { topic, difficulty, questionCount }: GenerateQuizInput,
): Promise<GeneratedQuiz> {
  requireAuthor(ctx.actor);
  await requireNoDanger(ctx.db, 'topic', topic);
  const wish = { topic, difficulty, count: questionCount };
  const found = await assistantFor(ctx.deps, ctx.actor.id).questions({ ...wish, known: [] });
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, current) => {
    requireAuthor(current);
    const now = ctx.now();
    const quizId = await makeQuiz(tx, current, { wish, found }, now);
    const told = fromAssistant({ content: quizWords(wish, found), actions: ['generate_quiz'], topic }, quizId);
    const session = await repository.findSession(tx, current.id);
    // Without a session it's told, and not stored.
    const rows = session ? await addMessages(tx, session.id, [told], now) : rowsOf('', [told], null, now);
    const [message] = await viewMessages(tx, current, rows, now);
    if (!message?.quiz) throw new Error('The quiz was made in this transaction.');
    return { message, quiz: message.quiz };
  });
}

interface Made {
  reply: Pick<Reply, 'content' | 'actions' | 'topic'>;
  quiz: { wish: Wish; found: GeneratedQuestions } | null;
}

/** The questions of the quiz that comes with a reply. Where the topic isn't known, the reply says so instead. */
async function questionsOf(assistant: Assistant, { quiz: wish, ...reply }: Reply): Promise<Made> {
  if (wish === null) return { reply, quiz: null };
  try {
    const found = await assistant.questions({ ...wish, known: [] });
    return { reply: { ...reply, content: `${reply.content}${fewerWords(wish, found)}` }, quiz: { wish, found } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID') throw error;
    return { reply: { ...reply, content: error.message, actions: ['generate_quiz'] }, quiz: null };
  }
}

function makeQuiz(tx: Tx, actor: Actor, { wish, found }: NonNullable<Made['quiz']>, now: Date): Promise<string> {
  const { category, questions } = found;
  return makePrivateQuiz(tx, actor, { titles: titlesFor(wish.topic), category, description: MADE_BY, questions }, now);
}

function quizWords(wish: Wish, found: GeneratedQuestions): string {
  const count = found.questions.length;
  return `Here's your quiz on ${wish.topic}: ${count} ${count === 1 ? 'question' : 'questions'}, ${wish.difficulty}.`;
}

/** What to say where there are fewer questions than somebody asked for. */
function fewerWords({ count }: Wish, { questions }: GeneratedQuestions): string {
  if (questions.length >= count) return '';
  return `\n\nI know only ${questions.length === 1 ? '1 question' : `${questions.length} questions`} on this, so that's what it has.`;
}
