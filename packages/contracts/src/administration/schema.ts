import * as z from 'zod/mini';
import { ROLES } from '../accounts/roles.ts';
import { pageInput, pageOf } from '../lib/paging.ts';
import { day, id, instant, text } from '../lib/scalars.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';

const role = z.enum(ROLES, 'Role must be user, premium or admin.');

/** Figures of the whole server, counted about once a minute; `countedAt` is the time of the last count. */
export const siteFigures = z.object({
  users: z.object({ user: z.int(), premium: z.int(), admin: z.int() }),
  suspended: z.int(),
  /**
   * The number of people with a day that counts for the streak, today and since Monday, each by the person's own time
   * zone.
   */
  activeToday: z.int(),
  activeThisWeek: z.int(),
  /** The number of accepted attempts of all people. */
  attempts: z.int(),
  /**
   * The numbers of people who had a day that counts for the streak: today, and in the week since Monday, each by the
   * person's own time zone.
   */
  waitingMessages: z.int(),
  /** The number of reported items that still need a moderator's decision. */
  openReports: z.int(),
  /** The number of submitted answers in written tests whose latest text hasn't been marked yet. */
  writtenAnswersToMark: z.int(),
  /** The time of the last count; null before the first count. */
  countedAt: z.nullable(instant),
  /** The number of rooms that are open now; 0 if they can't be counted. */
  openRooms: z.int(),
  /**
   * True if the open rooms can't be counted, because the store that the server's processes share is unreachable.
   * Otherwise missing, as from older servers.
   */
  roomsAway: z.optional(z.boolean()),
});
export type SiteFigures = z.infer<typeof siteFigures>;

/** The maximum number of people that a search by the beginning of a name or e-mail address returns at once. */
export const MAX_FOUND = 50;

/**
 * The input for listing people. Without `query`, the newest accounts come first, page by page; with it, the result is
 * the accounts whose name or e-mail address begins with the query, sorted by name.
 */
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
  /** The number of the person's accepted attempts and ratings. */
  work: z.int(),
  /** The last learner's day that counted for the streak; null if there is none. */
  lastDay: z.nullable(day),
  createdAt: instant,
  /** The time of the last call in a session that is still open; null without an open session. */
  lastSeenAt: z.nullable(instant),
  suspendedAt: z.nullable(instant),
  /** Whether it's a demo account, which has a publicly known password. */
  demo: z.boolean(),
});
export type ManagedPerson = z.infer<typeof managedPerson>;
export const managedPeople = pageOf(managedPerson);

export const personInput = z.object({ userId: id });
export type PersonInput = z.infer<typeof personInput>;
export const setRoleInput = z.object({ userId: id, role });
export type SetRoleInput = z.infer<typeof setRoleInput>;

/** A link for choosing a new password, which is shown only once; null if it was sent by e-mail. */
export const forcedReset = z.object({ link: z.nullable(z.string()) });
export type ForcedReset = z.infer<typeof forcedReset>;

export const listAuditInput = z.object({
  ...pageInput,
  actorId: z.optional(id),
  subjectId: z.optional(id),
  action: z.optional(z.enum(AUDIT_ACTIONS, 'Unknown action.')),
});
export type ListAuditInput = z.infer<typeof listAuditInput>;

/** A person in the audit log; `name` is null if the account was deleted. */
const auditPerson = z.object({ id, name: z.nullable(z.string()) });

const auditEntry = z.object({
  id,
  /** The person who acted; null if the server acted on its own. */
  actor: z.nullable(auditPerson),
  subject: z.nullable(auditPerson),
  action: z.string(),
  /** The change that the audit entry records, in words, e.g. `user → premium`. */
  details: z.string(),
  at: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditEntries = pageOf(auditEntry);

export const listResultsInput = z.object(pageInput);
export type ListResultsInput = z.infer<typeof listResultsInput>;

/** The results of a quiz, from graded self-study attempts. */
const quizResult = z.object({
  id,
  title: z.string(),
  category: z.string(),
  /** The author's name; null for quizzes that came with the program, and if the author's account was deleted. */
  author: z.nullable(z.string()),
  questionCount: z.int(),
  attempts: z.int(),
  /** The mean percentage of the attempts; null without attempts. */
  average: z.nullable(z.number()),
});
export type QuizResult = z.infer<typeof quizResult>;
/** A page of quiz results, the most taken quizzes first. */
export const quizResults = pageOf(quizResult);

/** A question with at least `MIN_ANSWERS` answers, and its statistics. */
const hardQuestion = z.object({
  quizId: id,
  quizTitle: z.string(),
  questionId: id,
  question: z.string(),
  answered: z.int(),
  /** The share of right answers, from 0 to 1. */
  facility: z.number(),
  /** The mean time per answer in seconds. */
  time: z.number(),
});
export type HardQuestion = z.infer<typeof hardQuestion>;
/** A page of questions, those with the smallest share of right answers first. */
export const hardQuestions = pageOf(hardQuestion);
