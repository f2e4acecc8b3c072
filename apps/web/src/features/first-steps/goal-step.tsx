import { dailyGoalOf } from '@quorbit/contracts/settings/daily-goal';
import { DAILY_GOALS } from '@quorbit/contracts/settings/parts/daily-goal';
import { useState } from 'react';
import { useUpdateSettings } from '#features/accounts/use-update-settings.ts';
import { useUser } from '#lib/session.ts';
import { GOAL_PACES } from '#lib/words/goal-paces.ts';
import { StepLayout } from './step-layout.tsx';
import { Tile } from './tile.tsx';

/** The step in which new learners choose their daily goal. */
export function GoalStep({ onNext }: { onNext: () => void }) {
  const [goal, setGoal] = useState(dailyGoalOf(useUser()));
  const update = useUpdateSettings({ inline: false });
  const choice = DAILY_GOALS.find((xp) => xp === goal);
  return (
    <StepLayout
      step="goal"
      title="How much a day?"
      description="Right answers earn XP. A little every day beats a lot now and then."
      chosen={choice !== undefined}
      busy={update.isPending}
      onContinue={() => update.mutate({ dailyGoal: choice }, { onSuccess: onNext })}
      onSkip={onNext}
    >
      <ul className="grid gap-3">
        {DAILY_GOALS.map((xp) => (
          <li key={xp} className="grid">
            <Tile pressed={xp === goal} onClick={() => setGoal(xp)}>
              <span className="grid min-w-0 grow">
                <span className="text-lg">{GOAL_PACES[xp].name}</span>
                <span className="font-normal text-quiet">{GOAL_PACES[xp].effort}</span>
              </span>
              <span className="figures text-lg whitespace-nowrap">{xp} XP</span>
            </Tile>
          </li>
        ))}
      </ul>
    </StepLayout>
  );
}
