export const CHEER_SENT = 'Cheer sent!';
export const ALREADY_CHEERED = "You've cheered this friend today. Come back tomorrow.";
export const FRIENDS_ONLY = 'Only friends can cheer.';
export const NOTHING_TO_CHEER = "There's nothing to cheer yet.";
