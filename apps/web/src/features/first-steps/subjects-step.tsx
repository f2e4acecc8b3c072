import { interestsOf } from '@quorbit/contracts/settings/interests';
import { useState } from 'react';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import { InterestTiles } from './interest-tiles.tsx';
import { StepLayout } from './step-layout.tsx';

/** The step in which new learners choose their subjects. */
export function SubjectsStep({ onNext }: { onNext: () => void }) {
  const [chosen, setChosen] = useState(interestsOf(useUser()));
  const update = useUpdateSettings({ inline: false });
  return (
    <StepLayout
      step="subjects"
      title="What do you want to learn?"
      description="Pick as many as you like. You can change them in the settings."
      chosen={chosen.length > 0}
      busy={update.isPending}
      onContinue={() => update.mutate({ interests: [...chosen] }, { onSuccess: onNext })}
      onSkip={onNext}
    >
      <InterestTiles chosen={chosen} onChoose={setChosen} />
    </StepLayout>
  );
}
