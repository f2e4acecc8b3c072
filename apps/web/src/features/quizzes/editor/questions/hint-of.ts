import { MIN_ANSWERS, type QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { rightOption } from '@quorbit/contracts/quizzes/question-kinds';

const HARD = 0.3;
const EASY = 0.9;
const WEAK = 0.15;
const NOBODY = 0.05;
const SKIPPED = 0.2;

type Asked = Pick<KeyedQuestion, 'kind' | 'correctAnswer'>;

export interface Hint {
  /** `mend`: something is likely wrong. `look`: worth a look. `fine`: nothing to do. `few`: too early to tell. */
  kind: 'mend' | 'look' | 'fine' | 'few';
  text: string;
}

/** What a question's figures suggest to its author: the most pressing thing first. */
export function hintOf(figures: QuestionFigures, question: Asked): Hint {
  const { answered, facility, discrimination } = figures;
  if (answered < MIN_ANSWERS || facility === null) {
    return { kind: 'few', text: `Too few answers to tell: ${answered} of ${MIN_ANSWERS}.` };
  }
  const favourite = wrongFavourite(figures, question);
  if (discrimination !== null && discrimination < 0) {
    return { kind: 'mend', text: `Strong learners miss it more often than weak ones. ${checkKey(favourite)}` };
  }
  if (favourite) return { kind: 'mend', text: `More people choose ${favourite} than the right answer. Check the key.` };
  return sound(figures, facility, question);
}

function sound(figures: QuestionFigures, facility: number, question: Asked): Hint {
  const { discrimination, skipped } = figures;
  if (skipped !== null && skipped >= SKIPPED) {
    return { kind: 'look', text: 'Many people skip it. Is it clear what to do?' };
  }
  if (facility < HARD) return { kind: 'look', text: 'Few get it right. Is the wording clear, and was it covered?' };
  if (discrimination !== null && discrimination < WEAK && facility <= EASY) {
    return { kind: 'look', text: `It barely separates strong and weak learners. ${tellBetter(question)}` };
  }
  const unchosen = nobodyChooses(figures, question);
  if (unchosen) return { kind: 'look', text: `Hardly anyone chooses ${unchosen}. Give it a more plausible text.` };
  if (facility > EASY)
    return { kind: 'look', text: 'Nearly everyone gets it right. Good for a start, or make it harder.' };
  return { kind: 'fine', text: 'Works well.' };
}

const tellBetter = ({ kind }: Asked) =>
  kind === 'single' || kind === 'multiple'
    ? 'Make the wrong options more plausible.'
    : 'Is the wording clear, and does it fit the rest of the quiz?';

const checkKey = (favourite: string | null) =>
  favourite ? `Most choose ${favourite}: check the key.` : 'Check the key and the wording.';

/** The wrong option that more people choose than the right one. */
function wrongFavourite({ distribution }: QuestionFigures, question: Asked): string | null {
  if (question.kind !== 'single') return null;
  const right = rightOption(question);
  const most = distribution.indexOf(Math.max(...distribution));
  return most !== right && (distribution[most] ?? 0) > (distribution[right] ?? 0) ? letter(most) : null;
}

function nobodyChooses({ distribution, facility }: QuestionFigures, question: Asked): string | null {
  // Where nearly all are right, nobody is left for the wrong ones.
  if (question.kind !== 'single' || (facility ?? 1) > EASY) return null;
  const right = rightOption(question);
  const at = distribution.findIndex((share, index) => index !== right && share < NOBODY);
  return at >= 0 ? letter(at) : null;
}

const letter = (index: number) => 'ABCD'[index] ?? '';
