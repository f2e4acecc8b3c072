import { GoalStep } from './goal-step.tsx';
import type { Step } from './steps.ts';
import { SubjectsStep } from './subjects-step.tsx';
import { useOpenNextQuiz } from './use-open-next-quiz.ts';

interface FirstStepsScreenProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** The page where a new learner chooses subjects, then the daily goal. It ends at the page of the next quiz. */
export function FirstStepsScreen({ step, onStep }: FirstStepsScreenProps) {
  const openNextQuiz = useOpenNextQuiz();
  return step === 'subjects' ? <SubjectsStep onNext={() => onStep('goal')} /> : <GoalStep onNext={openNextQuiz} />;
}
