// Owns the chat with the tutor, and the quizzes that the tutor makes for one learner.
import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { START_SESSION_FIRST } from '@quorbit/contracts/tutor/messages';
import type { ChatAnswer, ChatInput, GeneratedQuiz, GenerateQuizInput } from '@quorbit/contracts/tutor/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import type { SignedInContext } from '../../kernel/context.ts';
import { AppError } from '../../lib/app-error.ts';
import { createPrivateQuiz } from '../quizzes/authoring/private-quizzes.service.ts';
import { requireAuthor } from '../quizzes/authors.ts';
import type { Assistant, GeneratedQuestions, Reply } from './assistant.ts';
import { findDangerHelp, omitDanger, requireNoDanger } from './danger-help.ts';
import { getFacts } from './facts.service.ts';
import { getAssistant } from './limited-assistant.ts';
import { addMessages, viewMessages } from './messages.service.ts';
import { toAssistantMessage, toLearnerMessage, toMessageRows } from './messages.ts';
import { listTitles } from './quiz-titles.ts';
import * as repository from './sessions.repository.ts';

/** The number of earlier messages that an assistant gets. */
const HISTORY_LENGTH = 20;
const QUIZ_DESCRIPTION = 'Made for you by the AI study buddy.';

interface TopicRequest {
  topic: string;
  difficulty: Difficulty;
  count: number;
}

/**
 * Replies to a chat message, with a quiz if the learner asks for one; message, reply and quiz are stored together or
 * not at all. Words of self-harm get the fixed help text at once and are sent to no assistant.
 * @throws AppError PREMIUM_REQUIRED; CONFLICT without a session, or if it ended meanwhile; UNAVAILABLE if the model
 * fails.
 */
// ctx: the assistant replies before the transaction begins, because a model takes seconds
export async function chat(ctx: SignedInContext, { message, requestType }: ChatInput): Promise<ChatAnswer> {
  const { db, actor } = ctx;
  requireAuthor(actor);
  const session = await repository.findSession(db, actor.id);
  if (!session) throw new AppError('CONFLICT', START_SESSION_FIRST);
  const help = await findDangerHelp(db, message);
  const draft =
    help === null
      ? await askAssistant(ctx, session, { message, requestType })
      : { reply: { content: help, actions: [], topic: null }, quiz: null };
  return ctx.writeAs([userScope(actor.id)], async (tx, current) => {
    requireAuthor(current);
    const now = ctx.now();
    const active = await repository.findSession(tx, current.id);
    if (active?.id !== session.id) throw new AppError('CONFLICT', START_SESSION_FIRST);
    const quizId = draft.quiz && (await createChatQuiz(tx, current, draft.quiz, now));
    const rows = await addMessages(
      tx,
      session.id,
      [toLearnerMessage(message), toAssistantMessage(draft.reply, quizId)],
      now,
    );
    const [asked, answer] = await viewMessages(tx, current, rows, now);
    if (!asked || !answer) throw new Error('An exchange is two messages.');
    return { asked, answer };
  });
}

/** Returns the assistant's reply, with the questions of the quiz that it announces. */
async function askAssistant(
  { db, deps, actor, now }: SignedInContext,
  session: repository.SessionRow,
  { message, requestType }: ChatInput,
): Promise<ReplyDraft> {
  const history = omitDanger(await repository.listMessages(db, session.id, HISTORY_LENGTH));
  const { facts } = await getFacts(db, actor, session, now());
  const assistant = getAssistant(deps, actor.id);
  const before = history.map(({ role, content, topic }) => ({ role, content, topic }));
  return addQuizQuestions(assistant, await assistant.reply({ message, requestType, before, facts }));
}

/**
 * Makes a quiz on a topic, for the caller alone. If the caller has a session, a message with the quiz is added to it.
 * @throws AppError PREMIUM_REQUIRED; INVALID if the assistant knows nothing about the topic, and with the help text for
 * words of self-harm; UNAVAILABLE if the model fails.
 */
// ctx: the assistant replies before the transaction begins, because a model takes seconds
export async function generateQuiz(
  ctx: SignedInContext,
  { topic, difficulty, questionCount }: GenerateQuizInput,
): Promise<GeneratedQuiz> {
  requireAuthor(ctx.actor);
  await requireNoDanger(ctx.db, 'topic', topic);
  const request = { topic, difficulty, count: questionCount };
  const generated = await getAssistant(ctx.deps, ctx.actor.id).questions({ ...request, known: [] });
  return ctx.writeAs([userScope(ctx.actor.id)], async (tx, current) => {
    requireAuthor(current);
    const now = ctx.now();
    const quizId = await createChatQuiz(tx, current, { wish: request, found: generated }, now);
    const newMessage = toAssistantMessage(
      { content: formatQuizMessage(request, generated), actions: ['generate_quiz'], topic },
      quizId,
    );
    const session = await repository.findSession(tx, current.id);
    // Without a session, the message is returned but not stored.
    const rows = session
      ? await addMessages(tx, session.id, [newMessage], now)
      : toMessageRows('', [newMessage], null, now);
    const [message] = await viewMessages(tx, current, rows, now);
    if (!message?.quiz) throw new Error('The quiz was made in this transaction.');
    return { message, quiz: message.quiz };
  });
}

interface ReplyDraft {
  reply: Pick<Reply, 'content' | 'actions' | 'topic'>;
  quiz: { wish: TopicRequest; found: GeneratedQuestions } | null;
}

/** Adds the questions of the quiz that a reply announces. If the topic isn't known, the reply says so instead. */
async function addQuizQuestions(assistant: Assistant, { quiz: request, ...reply }: Reply): Promise<ReplyDraft> {
  if (request === null) return { reply, quiz: null };
  try {
    const generated = await assistant.questions({ ...request, known: [] });
    return {
      reply: { ...reply, content: `${reply.content}${formatFewerNotice(request, generated)}` },
      quiz: { wish: request, found: generated },
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID') throw error;
    return { reply: { ...reply, content: error.message, actions: ['generate_quiz'] }, quiz: null };
  }
}

function createChatQuiz(
  tx: Tx,
  actor: Actor,
  { wish, found }: NonNullable<ReplyDraft['quiz']>,
  now: Date,
): Promise<string> {
  const { category, questions } = found;
  return createPrivateQuiz(
    tx,
    actor,
    { titles: listTitles(wish.topic), category, description: QUIZ_DESCRIPTION, questions },
    now,
  );
}

function formatQuizMessage(request: TopicRequest, generated: GeneratedQuestions): string {
  const count = generated.questions.length;
  return `Here's your quiz on ${request.topic}: ${count} ${count === 1 ? 'question' : 'questions'}, ${request.difficulty}.`;
}

/** Returns a notice that the quiz has fewer questions than requested; empty if it has enough. */
function formatFewerNotice({ count }: TopicRequest, { questions }: GeneratedQuestions): string {
  if (questions.length >= count) return '';
  return `\n\nI know only ${questions.length === 1 ? '1 question' : `${questions.length} questions`} on this, so that's what it has.`;
}
