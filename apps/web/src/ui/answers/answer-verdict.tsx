import { ArrowRight, Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';

interface Verdict {
  /** Whether the answer was right; null if the learner gave no answer. */
  correct: boolean | null;
  /** The verdict as a sentence; see `formatVerdict`. */
  text: string;
  /** The reason for the right answer; null if the author wrote none, or while it isn't shown. */
  explanation: string | null;
}

interface AnswerVerdictProps {
  /** The verdict on show; null while the question is open. */
  verdict: Verdict | null;
  /** The button's label. */
  label?: string;
  busy?: boolean;
  /** Whether the button stays below the text on wide screens, for questions in a narrow place. */
  stacked?: boolean;
  onContinue: () => void;
  /** Content below the reason. */
  children?: ReactNode;
}

/**
 * The verdict on an answer with its reason, which screen readers announce, and the button that continues, which gets
 * the focus. It stays mounted while the question is open, because a live region must exist before its text.
 */
export function AnswerVerdict({
  verdict,
  label = 'Continue',
  busy = false,
  stacked = false,
  onContinue,
  children,
}: AnswerVerdictProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isShown = verdict !== null;
  const isMounted = useRef(false);
  useEffect(() => {
    // Where a verdict arrives together with the component, someone may be typing elsewhere on the page already.
    const isTyping = !isMounted.current && document.activeElement?.matches('input, textarea');
    isMounted.current = true;
    if (isShown && !isTyping) button.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <div
      className={
        isShown
          ? `rise-in grid min-w-0 grow gap-3 ${stacked ? '' : 'sm:flex sm:items-end sm:gap-6 lg:px-5'}`
          : 'contents'
      }
    >
      <div role="status" className="min-w-0 grow empty:hidden">
        {verdict && (
          <>
            <VerdictLine {...verdict} />
            {verdict.explanation && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: A long reason scrolls, and the keyboard must reach it.
              <p tabIndex={0} className="mt-1 max-h-[32dvh] overflow-y-auto whitespace-pre-wrap wrap-anywhere">
                <RichText>{verdict.explanation}</RichText>
              </p>
            )}
            {children}
          </>
        )}
      </div>
      {isShown && (
        <Button
          ref={button}
          look="primary"
          busy={busy}
          // The second press of a double tap on an answer, or a key held down, mustn't skip the reason.
          onClick={(event) => event.detail <= 1 && onContinue()}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          className={`min-h-13 shrink-0 ${stacked ? '' : 'max-sm:w-full sm:px-8'}`}
        >
          {label}
          <ArrowRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

function VerdictLine({ correct, text }: Verdict) {
  const Icon = correct ? Check : X;
  const look = correct ? 'bg-success text-success-content' : 'bg-error text-error-content';
  return (
    <p
      className={`flex items-center gap-2 text-lg font-bold wrap-anywhere ${correct ? 'text-success' : correct === false ? 'text-error' : ''}`}
    >
      {correct !== null && (
        <span className={`grid size-7 shrink-0 place-items-center rounded-full ${look}`}>
          <Icon className="size-5" strokeWidth={3} aria-hidden="true" />
        </span>
      )}
      {text}
    </p>
  );
}
