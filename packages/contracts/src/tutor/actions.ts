/**
 * The actions that the tutor offers below a message, with the labels of their buttons. On the wire an action may be any
 * text, because the server may be newer than the app.
 */
export const TUTOR_ACTIONS = {
  generate_quiz: 'Create a Quiz',
  explain_concept: 'Explain a Concept',
  create_study_plan: 'Create a Study Plan',
  save_study_plan: 'Save This Plan',
  set_reminders: 'Set a Reminder',
  practice_weak_areas: 'Practice Weak Areas',
  track_improvement: 'Track My Progress',
  analyze_weak_areas: 'Find My Weak Areas',
  offer_practice: 'Practice This',
  suggest_related_topics: 'Related Topics',
} as const;

export type TutorAction = keyof typeof TUTOR_ACTIONS;

/** Returns the label of an action's button; for an unknown action, its name in title case. */
export function actionLabelOf(action: string): string {
  if (Object.hasOwn(TUTOR_ACTIONS, action)) return TUTOR_ACTIONS[action as TutorAction];
  return action
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
}
