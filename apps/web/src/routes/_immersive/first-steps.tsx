import { createFileRoute } from '@tanstack/react-router';
import { FirstStepsScreen } from '#features/first-steps/first-steps-screen.tsx';
import { parseStep, type StepSearch } from '#features/first-steps/steps.ts';
import { searchAs } from '#lib/words/search-as.ts';

export const Route = createFileRoute('/_immersive/first-steps')({
  validateSearch: searchAs<StepSearch>(),
  component: FirstSteps,
});

function FirstSteps() {
  // The route doesn't validate its search parameters, so they're parsed here.
  const { step = 'subjects' } = parseStep(Route.useSearch());
  const navigate = Route.useNavigate();
  return <FirstStepsScreen key={step} step={step} onStep={(next) => navigate({ search: { step: next } })} />;
}
