import { MAX_MESSAGE } from './limits.ts';

/** A question that a learner answered wrong, with both answers as text. */
interface MissedQuestion {
  question: string;
  right: string;
  own: string;
}

const START = 'Explain this differently: “';
const BEFORE_RIGHT = '” The right answer is “';
const BEFORE_OWN = '”. I answered “';

/** Formats the message in which a learner asks the tutor to explain a missed question in another way. */
export function formatExplainAgain({ question, right, own }: MissedQuestion): string {
  return `${START}${question}${BEFORE_RIGHT}${right}${BEFORE_OWN}${own}”.`.slice(0, MAX_MESSAGE).toWellFormed();
}

/** Returns the right answer that a message of `formatExplainAgain` names; null for any other message. */
export function parseExplainAgain(message: string): string | null {
  if (!message.startsWith(START)) return null;
  const end = message.lastIndexOf(BEFORE_OWN);
  const start = message.lastIndexOf(BEFORE_RIGHT, end);
  return end < 0 || start < 0 ? null : message.slice(start + BEFORE_RIGHT.length, end);
}
