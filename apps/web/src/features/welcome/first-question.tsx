// The question on the login page. Only this file is part of the login page's first script: until a visitor touches the
// question or the page has been painted, it shows a copy of the frame in index.html.
import { WELCOME_QUIZ_ELEMENT } from '@quorbit/contracts/quizzes/welcome-quiz';
import { lazy, Suspense, useEffect } from 'react';
import { resettable } from '#lib/resettable.ts';
import type { LoginPartProps } from './login-parts.tsx';
import { isTrialBegun, TRIAL_KEY } from './trial-key.ts';

/** Milliseconds until the code of the question is loaded on a page that nobody has touched. */
const PAINTED_AFTER_MS = 500;

let touch = () => {};
const touched = new Promise<void>((resolve) => {
  touch = resolve;
});
/** The option that was tapped before the code of the trial was loaded; -1 if none was. */
let tapped = -1;
resettable(() => {
  tapped = -1;
});

function takeTapped(): number {
  const option = tapped;
  tapped = -1;
  return option;
}

// If the code fails to load, the page is the form alone.
const LoginParts = lazy(() =>
  Promise.race([touched, new Promise((resolve) => setTimeout(resolve, PAINTED_AFTER_MS))])
    .then(() => import('./login-parts.tsx'))
    .catch(() => ({ default: NoParts })),
);

/** Returns whether a question can be shown at once: the document has one, or this browser has a trial. */
export function hasFirstQuestion(): boolean {
  return Boolean(document.getElementById(WELCOME_QUIZ_ELEMENT) || localStorage.getItem(TRIAL_KEY));
}

function NoParts({ onMissing }: LoginPartProps) {
  useEffect(() => onMissing?.(), [onMissing]);
  return null;
}

const PLACES = { lead: 'public-header question-lead', foot: 'question-foot', folded: '' };

/** A part of the login page besides the form. */
export function LoginPart({ part, onMissing }: Omit<LoginPartProps, 'takeTapped'>) {
  return (
    <Suspense fallback={<div className={PLACES[part]} ref={part === 'lead' ? showFrame : null} />}>
      <LoginParts part={part} takeTapped={takeTapped} onMissing={onMissing} />
    </Suspense>
  );
}

/** Fills an element with a copy of the question in index.html, and notes which of its options is tapped. */
function showFrame(place: HTMLElement | null): void {
  const frame = document.querySelector('.frame-question');
  // A trial in progress may be at another question.
  if (!place || !frame || isTrialBegun()) {
    touch();
    return;
  }
  place.innerHTML = frame.innerHTML;
  for (const [option, button] of place.querySelectorAll('button').entries())
    button.onclick = () => {
      tapped = option;
      touch();
    };
}
