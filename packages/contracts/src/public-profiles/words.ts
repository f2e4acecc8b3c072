export const CHEERED = 'Cheer sent!';
export const CHEERED_ALREADY = "You've cheered this friend today. Come back tomorrow.";
export const FRIENDS_CHEER = 'Only friends can cheer.';
export const NOTHING_TO_CHEER = "There's nothing to cheer yet.";
