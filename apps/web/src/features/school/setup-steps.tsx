import type { SetupStep } from '@quorbit/contracts/school/setup-steps';
import type { SetupPlace } from './setup-place.ts';
import { STEP_TITLES } from './step-titles.ts';

interface SetupStepsProps {
  steps: readonly SetupStep[];
  place: SetupPlace;
  onPlace: (place: SetupPlace) => void;
}

/** All steps, to go to any of them. On phones only where one is. */
export function SetupSteps({ steps, place, onPlace }: SetupStepsProps) {
  const at = place === 'done' ? steps.length : steps.indexOf(place);
  return (
    <>
      <p role="status" className="text-sm text-quiet lg:sr-only">
        {place === 'done' ? 'All steps done' : `Step ${at + 1} of ${steps.length}`}
      </p>
      <nav aria-label="Steps" className="hidden rounded-card border border-base-300 bg-base-100 p-3 lg:block">
        <ol className="grid gap-1">
          {steps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                aria-current={step === place ? 'step' : undefined}
                onClick={() => onPlace(step)}
                className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-2 text-start hover:bg-base-200 aria-[current=step]:font-semibold"
              >
                <span
                  aria-hidden="true"
                  className={`figures grid size-7 shrink-0 place-items-center rounded-full border text-sm ${step === place ? 'border-primary bg-primary text-primary-content' : index < at ? 'border-primary text-primary' : 'border-base-300 text-quiet'}`}
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
