import { toPlainText } from '../rich-text/parse-rich-text.ts';

type ShownAnswer =
  | { look: 'choices'; choices: readonly { text: string; letter: string | null; right: boolean }[] }
  | { look: 'written'; right: string | null };

/**
 * Returns the verdict on an answer as one sentence, which names the right answer if the given one was wrong.
 * @param correct null if the learner gave no answer.
 */
export function formatVerdict(correct: boolean | null, answer: ShownAnswer): string {
  if (correct) return "That's right.";
  const right = `It's ${formatRightAnswer(answer)}.`;
  return correct === null ? right : `Not this time. ${right}`;
}

/** The longest text of an option that a verdict repeats after its letter, in characters. */
const MAX_REPEATED = 60;

function formatRightAnswer(answer: ShownAnswer): string {
  if (answer.look === 'written') return answer.right ?? '';
  const right = answer.choices.filter((choice) => choice.right);
  return right.map(formatChoice).join(', ');
}

function formatChoice({ letter, text }: { letter: string | null; text: string }): string {
  const plain = toPlainText(text).replace(/\.$/, '');
  if (letter === null) return plain;
  return plain.length <= MAX_REPEATED ? `${letter}: ${plain}` : letter;
}
