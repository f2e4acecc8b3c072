interface QuizLength {
  questionCount: number;
  /** The time limit in minutes. */
  duration: number;
  /** Whether it's the welcome quiz, whose time limit says nothing about its length. */
  welcome?: boolean | undefined;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** How many questions of the welcome quiz take a minute. */
const QUESTIONS_PER_MINUTE = 3;

/** Formats a quiz's length, e.g. `10 questions, 12 min`; that of the welcome quiz as `Three questions, one minute`. */
export function formatQuizLength({ questionCount, duration, welcome = false }: QuizLength): string {
  if (!welcome) return `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}, ${duration} min`;
  const minutes = Math.max(1, Math.round(questionCount / QUESTIONS_PER_MINUTE));
  const text = `${spellCount(questionCount, 'question')}, ${spellCount(minutes, 'minute')}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function spellCount(count: number, noun: string): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? noun : `${noun}s`}`;
}
