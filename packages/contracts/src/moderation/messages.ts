// Moderation texts that the server, the client and the tests share.
import type { CaseKind, ModerationAction, ReportReason } from './actions.ts';

export const ALREADY_REPORTED = 'You already reported this';
export const REPORTED = 'Thanks. A moderator will look at it.';
export const ALREADY_DECIDED = 'Someone else has decided this.';
export const ALREADY_UNDONE = 'Someone else has undone this.';
export const OWN_CASE = 'This case is about you. Another admin decides it.';
export const ALREADY_ANSWERED = 'You already answered this decision.';
export const CHOOSE_MEMBER = 'Choose a member.';
export const TAKEN_DOWN = "A moderator took this quiz down, so it can't be published.";
export const QUESTION_HIDDEN = "A moderator hid one of these questions, so it can't be published again.";

export const MAX_DETAILS = 500;
export const MAX_ANSWER = 1_000;
export const MAX_REASON = 1_000;
/** The number of reports that one user can make within 24 hours. */
export const MAX_REPORTS = 20;

export const REASON_LABELS: Record<ReportReason, string> = {
  wrong_answer: 'The answer is wrong',
  unclear: "It's unclear or has a mistake",
  offensive: "It's offensive",
  copied: "It's copied from somebody else",
  harassment: 'Harassment or bullying',
  cheating: 'Cheating',
  pretending: 'Pretending to be somebody else',
  spam: 'Spam or advertising',
  other: 'Something else',
};

export const CASE_KIND_LABELS: Record<CaseKind, string> = {
  question: 'Question',
  person: 'Person',
  group: 'Study group',
};

/** The buttons' labels for the moderation actions. */
export const ACTION_LABELS: Record<ModerationAction, string> = {
  dismiss: 'Dismiss',
  hide_question: 'Hide question',
  take_down_quiz: 'Take down quiz',
  remove_group: 'Remove group',
  remove_member: 'Remove member',
  warn: 'Warn',
  suspend: 'Suspend',
};

/** The labels that moderators see for past decisions. */
export const DONE_LABELS: Record<ModerationAction, string> = {
  dismiss: 'Dismissed',
  hide_question: 'Question hidden',
  take_down_quiz: 'Quiz taken down',
  remove_group: 'Group removed',
  remove_member: 'Member removed',
  warn: 'Warned',
  suspend: 'Account suspended',
};

/** The titles of decisions as the person concerned sees them. */
export const NOTICE_LABELS: Record<Exclude<ModerationAction, 'dismiss'>, string> = {
  hide_question: 'Your question was hidden',
  take_down_quiz: 'Your quiz was taken down',
  remove_group: 'Your study group was removed',
  remove_member: 'You were removed from a study group',
  warn: 'You were warned',
  suspend: 'Your account was suspended',
};
