// What moderators may do about what was reported. Pure.

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

/** Why somebody reports something: the reasons offered for each kind. */
export const REPORT_REASONS = {
  question: ['wrong_answer', 'unclear', 'offensive', 'copied', 'other'],
  person: ['harassment', 'offensive', 'cheating', 'pretending', 'other'],
  group: ['harassment', 'offensive', 'spam', 'other'],
} as const satisfies Record<CaseKind, readonly string[]>;
export type ReportReason = (typeof REPORT_REASONS)[CaseKind][number];
export const ALL_REASONS: readonly ReportReason[] = [...new Set(Object.values(REPORT_REASONS).flat())];

/** What a case is about, as far as that decides what can be done. */
interface Decidable {
  kind: CaseKind;
  /** Who answers for what was reported; null where nobody does: content of the app, deleted accounts. */
  subjectId: string | null;
}

/** What can be decided about a case. */
export function actionsFor({ kind, subjectId }: Decidable): ModerationAction[] {
  const ofQuiz: ModerationAction[] = kind === 'question' ? ['hide_question', 'take_down_quiz'] : [];
  const ofGroup: ModerationAction[] = kind === 'group' ? ['remove_group', 'remove_member'] : [];
  const ofPerson: ModerationAction[] = subjectId === null ? [] : ['warn', 'suspend'];
  return ['dismiss', ...ofQuiz, ...ofGroup, ...ofPerson];
}

/** Nobody decides about their own content or conduct. */
export function mayDecide({ subjectId }: Pick<Decidable, 'subjectId'>, adminId: string): boolean {
  return subjectId !== adminId;
}

/** Whether the person concerned is notified: of every decision except dismissals. */
export function isTold(action: ModerationAction): action is Exclude<ModerationAction, 'dismiss'> {
  return action !== 'dismiss';
}
