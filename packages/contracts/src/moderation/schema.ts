import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, text } from '../lib/scalars.ts';
import { GROUP_ROLES } from '../study-groups/members.ts';
import { ALL_REASONS, CASE_KINDS, MODERATION_ACTIONS, REPORT_REASONS } from './actions.ts';
import { CHOOSE_MEMBER, MAX_ANSWER, MAX_DETAILS, MAX_REASON } from './messages.ts';

const details = z._default(text('Details', 0, MAX_DETAILS), '');
const CHOOSE_REASON = 'Choose a reason.';

/** The body of a user's report about a question in one of their attempts, a person, or a study group. */
export const reportInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('question'),
      attemptId: id,
      questionId: id,
      reason: z.enum(REPORT_REASONS.question, CHOOSE_REASON),
      details,
    }),
    z.object({ kind: z.literal('person'), userId: id, reason: z.enum(REPORT_REASONS.person, CHOOSE_REASON), details }),
    z.object({ kind: z.literal('group'), groupId: id, reason: z.enum(REPORT_REASONS.group, CHOOSE_REASON), details }),
  ],
  'Kind must be question, person or group.',
);
export type ReportInput = z.infer<typeof reportInput>;

/** The reply to a report. `already` is true if the caller had reported the same thing before; nothing changed then. */
export const reportResult = z.object({ already: z.boolean() });
export type ReportResult = z.infer<typeof reportResult>;

/** A copy of the reported content at the time of the report. It never includes the answer key. */
const reportCopy = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    quizTitle: z.string(),
    question: z.string(),
    /** The choices of the question; empty if it's answered in writing. */
    choices: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    /** The person's latest chat messages in the room where they were reported. */
    chat: z.array(z.object({ message: z.string(), timestamp: z.string() })),
  }),
  z.object({ kind: z.literal('group'), name: z.string(), description: z.string() }),
]);
export type ReportCopy = z.infer<typeof reportCopy>;

/** A user's id and name; null once the account is deleted. */
const namedPerson = z.nullable(z.object({ id, name: z.string() }));
const kind = z.enum(CASE_KINDS, 'Kind must be question, person or group.');
const action = z.enum(MODERATION_ACTIONS, 'Unknown action.');

/** A case: all reports of the same question, person or group until a moderator decides. */
const moderationCase = z.object({
  id,
  kind,
  /** The id of the reported question, person or group. */
  targetId: id,
  /** The quiz of a reported question; null for other kinds. */
  quizId: z.nullable(id),
  reports: z.int(),
  openedAt: instant,
  newestAt: instant,
  decidedAt: z.nullable(instant),
  /** The copy of the reported content in the newest report; null once the account that it names is deleted. */
  copy: z.nullable(reportCopy),
  /** The user responsible for the reported question, person or group. */
  subject: namedPerson,
  /**
   * The decisions that the calling moderator can make now; empty if the case is already decided, or if it is about the
   * caller.
   */
  actions: z.array(action),
});
export type ModerationCase = z.infer<typeof moderationCase>;

const CASE_STATES = ['open', 'decided'] as const;
export const listCasesInput = z.object({
  ...pageInput,
  state: z._default(z.enum(CASE_STATES, 'State must be open or decided.'), 'open'),
  kind: z.optional(kind),
});
export type ListCasesInput = z.infer<typeof listCasesInput>;
export const moderationCases = pageOf(moderationCase);

const caseReport = z.object({
  id,
  reporter: namedPerson,
  reason: z.enum(ALL_REASONS),
  details: z.string(),
  copy: z.nullable(reportCopy),
  at: instant,
});
export type CaseReport = z.infer<typeof caseReport>;
export const listReportsInput = z.object({ ...pageInput, caseId: id });
export type ListReportsInput = z.infer<typeof listReportsInput>;
export const caseReports = pageOf(caseReport);

const caseDecision = z.object({
  id,
  action,
  /**
   * The person whom the decision concerns: the removed member, otherwise the subject of the case. Null also for
   * dismissals.
   */
  subject: namedPerson,
  /** The explanation of the decision that was sent to the person concerned. */
  reason: z.string(),
  by: namedPerson,
  at: instant,
  undoneAt: z.nullable(instant),
  undoneBy: namedPerson,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type CaseDecision = z.infer<typeof caseDecision>;

export const caseInput = z.object({ id });
export type CaseInput = z.infer<typeof caseInput>;
/** A case and the decisions about it, newest first. */
export const caseDetails = z.object({
  case: moderationCase,
  decisions: z.array(caseDecision),
  /** The members that can be removed from the group of an open case; empty for other cases. */
  members: z.array(z.object({ id, name: z.string(), role: z.enum(GROUP_ROLES) })),
});
export type CaseDetails = z.infer<typeof caseDetails>;

export const decideInput = z
  .object({
    caseId: id,
    action,
    /** The member to remove from the group; only used by `remove_member`. */
    memberId: z.optional(id),
    reason: z._default(text('Reason', 0, MAX_REASON), ''),
  })
  .check(
    z.refine(
      (input: { action: string; memberId?: string | undefined }) =>
        input.action !== 'remove_member' || input.memberId !== undefined,
      { error: CHOOSE_MEMBER, path: ['memberId'] },
    ),
    z.refine((input: { action: string; reason: string }) => input.action === 'dismiss' || input.reason !== '', {
      error: 'Say why. The person concerned will read it.',
      path: ['reason'],
    }),
  );
export type DecideInput = z.infer<typeof decideInput>;

export const decisionInput = z.object({ id });
export type DecisionInput = z.infer<typeof decisionInput>;

/** A moderators' decision about the caller. It never reveals the reporter. */
const ownDecision = z.object({
  id,
  kind,
  action: z.enum(MODERATION_ACTIONS),
  /**
   * The text or name of the question, quiz or group that the decision is about; null for a person's conduct, and once
   * the copy is deleted.
   */
  about: z.nullable(z.string()),
  reason: z.string(),
  at: instant,
  undoneAt: z.nullable(instant),
  unread: z.boolean(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
});
export type OwnDecision = z.infer<typeof ownDecision>;
export const listDecisionsInput = z.object(pageInput);
export type ListDecisionsInput = z.infer<typeof listDecisionsInput>;
export const ownDecisions = pageOf(ownDecision);

export const unreadDecisions = z.object({ unread: z.boolean() });
export type UnreadDecisions = z.infer<typeof unreadDecisions>;

export const answerInput = z.object({ id, answer: text('Answer', 1, MAX_ANSWER) });
export type AnswerInput = z.infer<typeof answerInput>;
