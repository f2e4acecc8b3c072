import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ThumbBar } from '#ui/player/thumb-bar.tsx';
import { STEPS, type Step } from './steps.ts';

interface StepLayoutProps {
  step: Step;
  title: string;
  description: string;
  children: ReactNode;
  /** Whether something is chosen, so that there is something to continue with. */
  chosen: boolean;
  busy: boolean;
  onContinue: () => void;
  onSkip: () => void;
}

/** The layout of one step: its question, the choices, and the ways to continue or to skip it. */
export function StepLayout({ step, title, description, children, chosen, busy, onContinue, onSkip }: StepLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const place = STEPS.indexOf(step) + 1;

  // The button that led here is gone, so the focus would be lost.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <div className="mx-auto flex min-h-[calc(100dvh-3rem)] max-w-reading flex-col gap-6">
      <PageTitle title={title} />
      <div className="flex items-center gap-4">
        <ProgressBar
          label="Steps"
          value={place}
          max={STEPS.length}
          valueText={`Step ${place} of ${STEPS.length}`}
          className="grow"
        />
        <Button look="quiet" onClick={onSkip} className="-me-3">
          Skip
        </Button>
      </div>
      <div className="rise-in grid content-start gap-6 max-sm:grow">
        <div className="grid gap-1">
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-balance lg:text-3xl">
            {title}
          </h1>
          <p className="text-lg text-quiet">{description}</p>
        </div>
        {children}
      </div>
      <ThumbBar>
        <Button
          look="primary"
          busy={busy}
          disabled={!chosen}
          onClick={onContinue}
          className="min-h-14 text-lg sm:justify-self-start sm:px-10"
        >
          Continue
        </Button>
      </ThumbBar>
    </div>
  );
}
