import { MIN_ANSWERS, type QuestionFigures } from '@quorbit/contracts/quizzes/drafts';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { rightOptionIndex } from '@quorbit/contracts/quizzes/question-kinds';

const HARD_FACILITY = 0.3;
const EASY_FACILITY = 0.9;
const WEAK_DISCRIMINATION = 0.15;
const UNCHOSEN_SHARE = 0.05;
const SKIPPED_SHARE = 0.2;

type HintQuestion = Pick<KeyedQuestion, 'kind' | 'correctAnswer'>;

export interface Hint {
  /**
   * The urgency. `mend`: something is likely wrong. `look`: worth checking. `fine`: nothing to do. `few`: too few
   * answers to tell.
   */
  kind: 'mend' | 'look' | 'fine' | 'few';
  text: string;
}

/** Returns advice for the author from a question's figures, only the most pressing. */
export function computeHint(figures: QuestionFigures, question: HintQuestion): Hint {
  const { answered, facility, discrimination } = figures;
  if (answered < MIN_ANSWERS || facility === null) {
    return { kind: 'few', text: `Too few answers to tell: ${answered} of ${MIN_ANSWERS}.` };
  }
  const favourite = findWrongFavourite(figures, question);
  if (discrimination !== null && discrimination < 0) {
    return { kind: 'mend', text: `Strong learners miss it more often than weak ones. ${formatCheckKey(favourite)}` };
  }
  if (favourite) return { kind: 'mend', text: `More people choose ${favourite} than the right answer. Check the key.` };
  return computeMinorHint(figures, facility, question);
}

function computeMinorHint(figures: QuestionFigures, facility: number, question: HintQuestion): Hint {
  const { discrimination, skipped } = figures;
  if (skipped !== null && skipped >= SKIPPED_SHARE) {
    return { kind: 'look', text: 'Many people skip it. Is it clear what to do?' };
  }
  if (facility < HARD_FACILITY)
    return { kind: 'look', text: 'Few get it right. Is the wording clear, and was it covered?' };
  if (discrimination !== null && discrimination < WEAK_DISCRIMINATION && facility <= EASY_FACILITY) {
    return { kind: 'look', text: `It barely separates strong and weak learners. ${formatBetterOptions(question)}` };
  }
  const unchosen = findUnchosenOption(figures, question);
  if (unchosen) return { kind: 'look', text: `Hardly anyone chooses ${unchosen}. Give it a more plausible text.` };
  if (facility > EASY_FACILITY)
    return { kind: 'look', text: 'Nearly everyone gets it right. Good for a start, or make it harder.' };
  return { kind: 'fine', text: 'Works well.' };
}

const formatBetterOptions = ({ kind }: HintQuestion) =>
  kind === 'single' || kind === 'multiple'
    ? 'Make the wrong options more plausible.'
    : 'Is the wording clear, and does it fit the rest of the quiz?';

const formatCheckKey = (favourite: string | null) =>
  favourite ? `Most choose ${favourite}: check the key.` : 'Check the key and the wording.';

/**
 * Returns the letter of the most chosen option if it's wrong and chosen more often than the right one; null otherwise
 * or if the question isn't single choice.
 */
function findWrongFavourite({ distribution }: QuestionFigures, question: HintQuestion): string | null {
  if (question.kind !== 'single') return null;
  const right = rightOptionIndex(question);
  const most = distribution.indexOf(Math.max(...distribution));
  return most !== right && (distribution[most] ?? 0) > (distribution[right] ?? 0) ? letterOf(most) : null;
}

function findUnchosenOption({ distribution, facility }: QuestionFigures, question: HintQuestion): string | null {
  // If nearly everyone answers right, too few wrong answers remain to judge the options.
  if (question.kind !== 'single' || (facility ?? 1) > EASY_FACILITY) return null;
  const right = rightOptionIndex(question);
  const at = distribution.findIndex((share, index) => index !== right && share < UNCHOSEN_SHARE);
  return at >= 0 ? letterOf(at) : null;
}

const letterOf = (index: number) => 'ABCD'[index] ?? '';
