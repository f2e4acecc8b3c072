// The decisions that moderators can make about a case. Pure functions.

export const CASE_KINDS = ['question', 'person', 'group'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const MODERATION_ACTIONS = [
  'dismiss',
  'hide_question',
  'take_down_quiz',
  'remove_group',
  'remove_member',
  'warn',
  'suspend',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** The reasons for a report, by kind of case. */
export const REPORT_REASONS = {
  question: ['wrong_answer', 'unclear', 'offensive', 'copied', 'other'],
  person: ['harassment', 'offensive', 'cheating', 'pretending', 'other'],
  group: ['harassment', 'offensive', 'spam', 'other'],
} as const satisfies Record<CaseKind, readonly string[]>;
export type ReportReason = (typeof REPORT_REASONS)[CaseKind][number];
export const ALL_REASONS: readonly ReportReason[] = [...new Set(Object.values(REPORT_REASONS).flat())];

/** The fields of a case that determine the possible decisions. */
interface DecidableCase {
  kind: CaseKind;
  /**
   * The user responsible for the reported question, person or group; null for content of the app and for deleted
   * accounts.
   */
  subjectId: string | null;
}

/** Returns the decisions that moderators can make about a case. */
export function actionsFor({ kind, subjectId }: DecidableCase): ModerationAction[] {
  const quizActions: ModerationAction[] = kind === 'question' ? ['hide_question', 'take_down_quiz'] : [];
  const groupActions: ModerationAction[] = kind === 'group' ? ['remove_group', 'remove_member'] : [];
  const personActions: ModerationAction[] = subjectId === null ? [] : ['warn', 'suspend'];
  return ['dismiss', ...quizActions, ...groupActions, ...personActions];
}

/** Returns whether this admin may decide the case: admins may not decide cases about themselves. */
export function canDecide({ subjectId }: Pick<DecidableCase, 'subjectId'>, adminId: string): boolean {
  return subjectId !== adminId;
}

/** Returns whether the person concerned is notified of a decision: always, except for dismissals. */
export function isNotified(action: ModerationAction): action is Exclude<ModerationAction, 'dismiss'> {
  return action !== 'dismiss';
}
