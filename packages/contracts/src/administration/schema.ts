import * as z from 'zod/mini';
import { ROLES } from '../accounts/roles.ts';
import { pageInput, pageOf } from '../lib/paging.ts';
import { day, id, instant, text } from '../lib/scalars.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';

const role = z.enum(ROLES, 'Role must be user, premium or admin.');

/** Figures of the whole server; `countedAt` says when: they are counted about once a minute. */
export const siteFigures = z.object({
  users: z.object({ user: z.int(), premium: z.int(), admin: z.int() }),
  suspended: z.int(),
  /** People with a counted day: today, and since Monday, in each one's own zone. */
  activeToday: z.int(),
  activeThisWeek: z.int(),
  /** Attempts that were accepted, of all people. */
  attempts: z.int(),
  /** Messages in the inbox that nobody has marked as done. */
  waitingMessages: z.int(),
  /** Things that people reported and nobody has decided about. */
  openReports: z.int(),
  /** Answers of written tests that are submitted and have no mark of their newest text. */
  writtenAnswersToMark: z.int(),
  /** Null until they were counted for the first time. */
  countedAt: z.nullable(instant),
  /** Rooms that are open at this moment; 0 while nobody can count them. */
  openRooms: z.int(),
  /** Whether what processes share is out of reach. Servers of before don't say. */
  roomsAway: z.optional(z.boolean()),
});
export type SiteFigures = z.infer<typeof siteFigures>;

/** People found by the beginning of a name or e-mail come at most so many at once. */
export const MAX_FOUND = 50;

/** Without `query` the newest accounts come first, page by page; with one those whose name or e-mail begins so, by name. */
export const listPeopleInput = z.object({
  ...pageInput,
  query: z.optional(text('Search', 0, 100)),
  role: z.optional(role),
  suspended: z.optional(z.boolean('Suspended must be true or false.')),
});
export type ListPeopleInput = z.infer<typeof listPeopleInput>;

export const managedPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  level: z.int(),
  xp: z.int(),
  /** Accepted attempts and ratings. */
  work: z.int(),
  /** The learner's last day that counted for the streak. */
  lastDay: z.nullable(day),
  createdAt: instant,
  /** The last call of a session that is still open; null where there is none. */
  lastSeenAt: z.nullable(instant),
  suspendedAt: z.nullable(instant),
  /** Demo accounts have a password that everybody knows. */
  demo: z.boolean(),
});
export type ManagedPerson = z.infer<typeof managedPerson>;
export const managedPeople = pageOf(managedPerson);

export const personInput = z.object({ userId: id });
export type PersonInput = z.infer<typeof personInput>;
export const setRoleInput = z.object({ userId: id, role });
export type SetRoleInput = z.infer<typeof setRoleInput>;

/** A link with which the person chooses a new password, shown this once; null where it was mailed. */
export const forcedReset = z.object({ link: z.nullable(z.string()) });
export type ForcedReset = z.infer<typeof forcedReset>;

export const listAuditInput = z.object({
  ...pageInput,
  actorId: z.optional(id),
  subjectId: z.optional(id),
  action: z.optional(z.enum(AUDIT_ACTIONS, 'Unknown action.')),
});
export type ListAuditInput = z.infer<typeof listAuditInput>;

/** Somebody in the log; `name` is null for accounts that were deleted. */
const auditPerson = z.object({ id, name: z.nullable(z.string()) });

const auditEntry = z.object({
  id,
  /** Null for what the server did by itself. */
  actor: z.nullable(auditPerson),
  subject: z.nullable(auditPerson),
  action: z.string(),
  /** What changed, e.g. `user → premium`. */
  details: z.string(),
  at: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditEntries = pageOf(auditEntry);

export const listResultsInput = z.object(pageInput);
export type ListResultsInput = z.infer<typeof listResultsInput>;

/** How a quiz does: self-study attempts that were graded. */
const quizResult = z.object({
  id,
  title: z.string(),
  category: z.string(),
  /** Null for quizzes that came with the program, and those whose author deleted the account. */
  author: z.nullable(z.string()),
  questionCount: z.int(),
  attempts: z.int(),
  /** Mean percentage; null without attempts. */
  average: z.nullable(z.number()),
});
export type QuizResult = z.infer<typeof quizResult>;
/** The quizzes that are taken most come first. */
export const quizResults = pageOf(quizResult);

/** A question with at least `MIN_ANSWERS` answers. */
const hardQuestion = z.object({
  quizId: id,
  quizTitle: z.string(),
  questionId: id,
  question: z.string(),
  answered: z.int(),
  /** Share of right answers, 0–1. */
  facility: z.number(),
  /** Mean seconds. */
  time: z.number(),
});
export type HardQuestion = z.infer<typeof hardQuestion>;
/** The questions that are right least often come first. */
export const hardQuestions = pageOf(hardQuestion);
