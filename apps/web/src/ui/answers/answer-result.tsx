import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AnswerLetter, AnswerShape } from '../pictures/answer-shape.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface Choice {
  text: string;
  letter: AnswerLetter | null;
  own: boolean;
  right: boolean;
}

type AnswerResultView =
  | { look: 'choices'; choices: readonly Choice[] }
  | { look: 'written'; own: string | null; right: string | null };

interface AnswerResultProps {
  answer: AnswerResultView;
  /** Whether the answer key may be shown. Until then a chosen option is marked neither right nor wrong. */
  isKeyVisible: boolean;
  /** Whether the written answer is right; null if the key is hidden or no answer was written. */
  correct: boolean | null;
}

/** Shows the learner's answer beside the right one, marked by icon and words and never by colour alone. */
export function AnswerResult({ answer, isKeyVisible, correct }: AnswerResultProps) {
  if (answer.look === 'written') return <WrittenAnswer {...answer} correct={correct} />;
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {answer.choices.map((choice) => (
        <Row
          key={choice.text}
          mark={markOf(choice, isKeyVisible)}
          before={choice.letter && <AnswerShape letter={choice.letter} className="size-5" />}
        >
          {choice.letter && `${choice.letter}. `}
          <RichText>{choice.text}</RichText>
        </Row>
      ))}
    </ul>
  );
}

interface AnswerMark {
  look: string;
  text: string | null;
  icon: 'right' | 'wrong' | null;
}

const PLAIN: AnswerMark = { look: 'border-base-300', text: null, icon: null };
const RIGHT = 'border-success bg-success/10';
const WRONG = 'border-error bg-error/10';
const OWN = 'border-primary bg-primary/10';

function markOf({ own, right }: Choice, isKeyVisible: boolean): AnswerMark {
  if (own && right) return { look: RIGHT, text: 'Your answer, right answer', icon: 'right' };
  if (own && !isKeyVisible) return { look: OWN, text: 'Your answer', icon: null };
  if (own) return { look: WRONG, text: 'Your answer', icon: 'wrong' };
  return right ? { look: RIGHT, text: 'Right answer', icon: 'right' } : PLAIN;
}

function WrittenAnswer({ own, right, correct }: { own: string | null; right: string | null; correct: boolean | null }) {
  const ownMark: AnswerMark =
    correct === null
      ? { look: OWN, text: 'Your answer', icon: null }
      : correct
        ? { look: RIGHT, text: 'Your answer', icon: 'right' }
        : { look: WRONG, text: 'Your answer', icon: 'wrong' };
  return (
    <ul className="grid gap-2 md:grid-cols-2">
      {own !== null && <Row mark={ownMark}>{own}</Row>}
      {right !== null && <Row mark={{ look: RIGHT, text: 'Right answer', icon: 'right' }}>{right}</Row>}
    </ul>
  );
}

function Row({ mark, before, children }: { mark: AnswerMark; before?: ReactNode; children: ReactNode }) {
  const { look, text, icon } = mark;
  const Icon = icon === 'right' ? Check : X;
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field border px-4 py-2.5 ${look}`}>
      {before}
      <span className="min-w-0 flex-1 basis-32 wrap-anywhere">{children}</span>
      {text && (
        <span className={`flex items-center gap-1 text-sm font-semibold ${icon === 'right' ? 'text-success' : ''}`}>
          {icon && <Icon className="size-4" aria-hidden="true" />}
          {text}
        </span>
      )}
    </li>
  );
}
