// The parts of the login page besides its form. Their code is loaded after the form.
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { Logo } from '#ui/pictures/logo.tsx';
import { RoomCodeForm } from './room-code-form.tsx';
import { TrialView } from './trial-view.tsx';
import { useWelcomeQuiz } from './welcome.queries.ts';

export interface LoginPartProps {
  /** The question beside the form, what the product does, or the question behind a quiet button. */
  part: 'lead' | 'foot' | 'folded';
  /** Returns the option of the first question that was tapped before this code was loaded, once; -1 if none was. */
  takeTapped: () => number;
  /** Called if it turns out that there's nothing to try. */
  onMissing?: (() => void) | undefined;
}

/** A part of the login page besides the form. They're one component, so that the page waits for one file. */
export default function LoginParts({ part, takeTapped, onMissing }: LoginPartProps): ReactNode {
  if (part === 'lead') return <LoginTrial takeTapped={takeTapped} onMissing={onMissing} />;
  return part === 'foot' ? <LoginFacts /> : <FoldedTrial />;
}

/** The question beside the login form. */
function LoginTrial({ takeTapped, onMissing }: Omit<LoginPartProps, 'part'>) {
  const view = useWelcomeQuiz();
  const isMissing = view.state === 'failing' && view.missing;
  const report = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isMissing) report();
  }, [isMissing]);
  return (
    <section className="public-header question-lead" aria-label="Try a question">
      <Link to="/" className="public-home">
        <Logo />
      </Link>
      <p className="public-promise">Learn it once. Keep it.</p>
      <QueryView
        view={view}
        hideNote
        loading={{
          label: 'Loading the questions',
          className: 'grid gap-4',
          shape: <Skeletons count={5} className="h-16" />,
        }}
        failing={{ message: "We couldn't load the questions." }}
        missing={null}
      >
        {(started) => <TrialView key={started.packHash} started={started} takeTapped={takeTapped} />}
      </QueryView>
    </section>
  );
}

const FACTS = [
  "You see at once what's right, and why.",
  "What you'd forget comes back in time.",
  'It works without a network, too.',
];

/** Three facts about the product, and the way into a room. */
function LoginFacts() {
  return (
    <aside className="question-foot rise-in" aria-label="How it works">
      <ul className="grid gap-2 xl:grid-cols-3 xl:gap-4 xl:text-sm">
        {FACTS.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={3} aria-hidden="true" />
            {fact}
          </li>
        ))}
      </ul>
      <RoomCodeForm />
    </aside>
  );
}

/** The question behind a quiet button; nothing if there's no question. */
function FoldedTrial() {
  const view = useWelcomeQuiz();
  if (view.state !== 'shown') return null;
  return (
    <details className="mt-6">
      <summary className="question-summary">Try a question</summary>
      <div className="mt-2">
        <TrialView key={view.data.packHash} started={view.data} />
      </div>
    </details>
  );
}
