/** Questions that one request generates at most, and by default. */
export const MAX_GENERATED = 20;
export const DEFAULT_GENERATED = 5;
/** Characters of a topic or a concept. */
export const MAX_TOPIC = 120;
/** Characters of what a learner writes in the chat, and of what the tutor answers. */
export const MAX_MESSAGE = 2_000;
export const MAX_REPLY = 8_000;
/** Messages that a session keeps; the oldest make room for new ones. */
export const MAX_MESSAGES = 200;
/** Characters of a study plan. */
export const MAX_PLAN = 8_000;
/** Study plans and reminders that one learner keeps. */
export const MAX_PLANS = 50;
export const MAX_REMINDERS = 20;
/** Characters of a reminder. */
export const MAX_REMINDER = 200;
