import { GoalStep } from './goal-step.tsx';
import type { Step } from './steps.ts';
import { SubjectsStep } from './subjects-step.tsx';
import { useOpenNextQuiz } from './use-open-next-quiz.ts';

interface FirstStepsScreenProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** What a new learner chooses after the trial: subjects, then the daily goal. It ends at the second quiz. */
export function FirstStepsScreen({ step, onStep }: FirstStepsScreenProps) {
  const openNextQuiz = useOpenNextQuiz();
  return step === 'subjects' ? <SubjectsStep onNext={() => onStep('goal')} /> : <GoalStep onNext={openNextQuiz} />;
}
