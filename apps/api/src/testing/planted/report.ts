import { newId } from '@quorbit/contracts/lib/ids';
import type { ReportInput } from '@quorbit/contracts/moderation/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { moderationCases } from '@quorbit/db/schema/moderation';
import { write } from '@quorbit/db/write';
import { and, eq, isNull } from 'drizzle-orm';
import { insertDecision } from '../../features/moderation/decisions.repository.ts';
import { updateCase } from '../../features/moderation/moderation.repository.ts';
import { createReport } from '../../features/moderation/reports.service.ts';
import type { Person, TestServer } from '../test-server.ts';
import { plantPerson } from './person.ts';
import { plantAttempt, plantQuiz } from './quiz.ts';

/**
 * Makes a report through the service instead of a call, because suspended people have made reports too. Returns the
 * case's id.
 */
async function plantReport(server: TestServer, { id, user }: Person, input: ReportInput): Promise<string> {
  const { database, now } = server.deps;
  const actor = { id, role: user.role, timeZone: 'UTC', sessionId: '' };
  await write(database, [userScope(id)], (tx) => createReport(tx, actor, input, now()), { onLateError: rethrow });
  const [found] = await database.read
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(and(eq(moderationCases.targetId, targetOf(input)), isNull(moderationCases.decidedAt)));
  if (!found) throw new Error('The report opened no case.');
  return found.id;
}

function targetOf(input: ReportInput): string {
  if (input.kind === 'question') return input.questionId;
  return input.kind === 'group' ? input.groupId : input.userId;
}

/** Plants a moderation case about a user, reported by a new person. Returns the case's id. */
export async function plantCase(server: TestServer, userId: string): Promise<string> {
  const reporter = await plantPerson(server);
  return plantReport(server, reporter, { kind: 'person', userId, reason: 'offensive', details: 'Rude.' });
}

/** Plants a moderation case about a question of this author, reported by a new person who took its quiz. */
export async function plantQuestionCase(server: TestServer, ownerId: string | null) {
  const reporter = await plantPerson(server, { name: 'Rita Reporter' });
  const quiz = await plantQuiz(server, { ownerId });
  const attemptId = await plantAttempt(server, reporter, quiz, 0);
  const [questionId = ''] = quiz.questionIds;
  const caseId = await plantReport(server, reporter, {
    kind: 'question',
    attemptId,
    questionId,
    reason: 'wrong_answer',
    details: 'It is B.',
  });
  return { reporter, quiz, attemptId, questionId, caseId };
}

/** Plants a warning of a user, with its decided case. Returns the decision's id. */
export async function plantWarning(server: TestServer, userId: string): Promise<string> {
  const caseId = await plantCase(server, userId);
  const id = newId();
  const at = server.deps.now();
  await server.deps.database.transaction(async (tx) => {
    await updateCase(tx, caseId, { decidedAt: at });
    await insertDecision(tx, { id, caseId, adminId: null, subjectId: userId, action: 'warn', reason: 'Be kind.', at });
  });
  return id;
}

function rethrow(error: unknown): never {
  throw error;
}

/** Plants a moderation case about a group, reported by one of its members. Returns the case's id. */
export function plantGroupCase(server: TestServer, reporter: Person, groupId: string): Promise<string> {
  return plantReport(server, reporter, { kind: 'group', groupId, reason: 'spam', details: '' });
}
