import type { AnswerDisplay } from '@quorbit/contracts/quizzes/answer-display';

/** A learner's and the right answer as texts. */
interface AnswerTexts {
  /** Null if the question was skipped. */
  own: string | null;
  /** Null while the key is hidden. */
  right: string | null;
}

/** Formats both answers to a question, several chosen options with commas between them. */
export function formatAnswers(display: AnswerDisplay, { letters }: { letters: boolean }): AnswerTexts {
  if (display.look === 'written') return { own: display.own, right: display.right };
  const format = (side: 'own' | 'right') =>
    display.choices
      .filter((choice) => choice[side])
      .map(({ letter, text }) => (letters && letter ? `${letter}. ${text}` : text))
      .join(', ') || null;
  return { own: format('own'), right: format('right') };
}
