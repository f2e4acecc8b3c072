import type { SetupStep } from '@quorbit/contracts/school/setup-steps';
import type { SetupTarget } from './setup-address.ts';
import { STEP_TITLES } from './step-titles.ts';

interface SetupStepsProps {
  steps: readonly SetupStep[];
  current: SetupTarget;
  onStep: (place: SetupTarget) => void;
}

/** Lists all steps as buttons that open them. Phones show only the current step's number. */
export function SetupSteps({ steps, current, onStep }: SetupStepsProps) {
  const at = current === 'done' ? steps.length : steps.indexOf(current);
  return (
    <>
      <p role="status" className="text-sm text-quiet lg:sr-only">
        {current === 'done' ? 'All steps done' : `Step ${at + 1} of ${steps.length}`}
      </p>
      <nav aria-label="Steps" className="hidden rounded-card border border-base-300 bg-base-100 p-3 lg:block">
        <ol className="grid gap-1">
          {steps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                onClick={() => onStep(step)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-2 text-start hover:bg-base-200 aria-[current=step]:font-semibold"
              >
                <span
                  aria-hidden="true"
                  className={`figures grid size-7 shrink-0 place-items-center rounded-full border text-sm ${step === current ? 'border-primary bg-primary text-primary-content' : index < at ? 'border-primary text-primary' : 'border-base-300 text-quiet'}`}
                >
                  {index + 1}
                </span>
                {STEP_TITLES[step]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
