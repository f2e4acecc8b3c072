/**
 * The most questions that one request generates. `DEFAULT_GENERATED` is the number for requests that don't ask for a
 * number.
 */
export const MAX_GENERATED = 20;
export const DEFAULT_GENERATED = 5;
/** The most characters of a topic or a concept. */
export const MAX_TOPIC = 120;
/** The most characters of a learner's chat message. `MAX_REPLY` is the most characters of the tutor's reply. */
export const MAX_MESSAGE = 2_000;
export const MAX_REPLY = 8_000;
/** The most messages that a session stores; the oldest are deleted to make room for new ones. */
export const MAX_MESSAGES = 200;
/** The most characters of a study plan. */
export const MAX_PLAN = 8_000;
/** The most study plans that one learner can store. `MAX_REMINDERS` is the most reminders. */
export const MAX_PLANS = 50;
export const MAX_REMINDERS = 20;
/** The most characters of a reminder. */
export const MAX_REMINDER = 200;
