// Messages about adaptive quizzes that the server and the screens share.

export const ALREADY_ANSWERED = "You've already answered this question. Reload the page to continue.";
export const ALREADY_ENDED = 'This adaptive quiz has ended.';
export const NOT_ENDED = "This adaptive quiz hasn't ended yet.";

export function formatNotEnough(category: string): string {
  return `There aren't enough questions in ${category} for an adaptive quiz yet.`;
}
