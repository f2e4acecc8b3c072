import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, text } from '../lib/scalars.ts';
import { GROUP_ROLES } from '../study-groups/members.ts';
import { ALL_REASONS, CASE_KINDS, MODERATION_ACTIONS, REPORT_REASONS } from './actions.ts';
import { CHOOSE_MEMBER, MAX_ANSWER, MAX_DETAILS, MAX_REASON } from './messages.ts';

const details = z._default(text('Details', 0, MAX_DETAILS), '');
const CHOOSE_REASON = 'Choose a reason.';

/** What somebody reports: a question as their attempt asked it, a person, or a study group. */
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

/** `already`: the caller had reported it before, and nothing changed. */
export const reportResult = z.object({ already: z.boolean() });
export type ReportResult = z.infer<typeof reportResult>;

/** What was reported, as it was at that moment. Never with a key. */
const reportCopy = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('question'),
    quizTitle: z.string(),
    question: z.string(),
    /** What there is to choose from; empty where the answer is written. */
    choices: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('person'),
    name: z.string(),
    /** What the person wrote last in the room where they were reported. */
    chat: z.array(z.object({ message: z.string(), timestamp: z.string() })),
  }),
  z.object({ kind: z.literal('group'), name: z.string(), description: z.string() }),
]);
export type ReportCopy = z.infer<typeof reportCopy>;

/** Null once the account is gone. */
const namedPerson = z.nullable(z.object({ id, name: z.string() }));
const kind = z.enum(CASE_KINDS, 'Kind must be question, person or group.');
const action = z.enum(MODERATION_ACTIONS, 'Unknown action.');

/** All reports of one thing until somebody decides. */
const moderationCase = z.object({
  id,
  kind,
  /** The question, person or group. */
  targetId: id,
  /** Of questions. */
  quizId: z.nullable(id),
  reports: z.int(),
  openedAt: instant,
  newestAt: instant,
  decidedAt: z.nullable(instant),
  /** From the newest report; null once the account that it speaks of is gone. */
  copy: z.nullable(reportCopy),
  /** Who answers for it. */
  subject: namedPerson,
  /** What the reader may decide now: nothing where it is decided, or about the reader. */
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
  /** Whom it concerns: the member who was removed, otherwise the subject of the case. Null for dismissals too. */
  subject: namedPerson,
  /** What the person concerned was told. */
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
/** A case with what was decided about it, the newest decision first. */
export const caseDetails = z.object({
  case: moderationCase,
  decisions: z.array(caseDecision),
  /** Who can be removed from the group of an open case; empty for other cases. */
  members: z.array(z.object({ id, name: z.string(), role: z.enum(GROUP_ROLES) })),
});
export type CaseDetails = z.infer<typeof caseDetails>;

export const decideInput = z
  .object({
    caseId: id,
    action,
    /** Who is removed from the group; of no other action. */
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

/** What was decided about the reader. It never tells who reported. */
const ownDecision = z.object({
  id,
  kind,
  action: z.enum(MODERATION_ACTIONS),
  /** The question, the quiz or the group that it is about; null for conduct, and once the copy is gone. */
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
