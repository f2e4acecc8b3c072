// Texts that server, screens and tests share word for word.

export const QUESTIONS_GENERATED = 'AI-generated questions added successfully!';
export const QUESTIONS_NOT_GENERATED = 'Failed to generate AI questions.';
export const GENERATION_NEEDS = 'Please enter a valid topic and number of questions.';
export const SESSION_ENDED = 'Session ended. See you soon!';
export const START_SESSION_FIRST = 'Start a learning session first.';
export const PLAN_SAVED = 'Study plan saved!';
export const REMINDER_SET = 'Reminder set!';
export const MODEL_FAILED = "The AI service isn't answering. Please try again later.";

export const START_FAILED = 'Failed to start AI Study Buddy session. Please try again.';
export const CHAT_FAILED = 'Sorry, I encountered an error. Please try again.';
export const QUIZ_FAILED = "Sorry, I couldn't create that quiz right now. Please try again later.";
export const PLAN_FAILED = "Sorry, I couldn't save your study plan right now. Please try again later.";
export const REMINDER_FAILED = "Sorry, I couldn't set that reminder right now. Please try again later.";

/** Reminders that people set with one press; `parseReminder` understands each. */
export const REMINDER_OPTIONS = [
  'Daily at 7 PM',
  'Every Monday at 10 AM',
  'Weekdays at 6 PM',
  'Every Saturday at 2 PM',
];
