import { CONFIDENCES } from '@quorbit/contracts/reviews/confidence';
import { Chip } from '#ui/chip.tsx';

interface ConfidenceTapsProps {
  /** In percent; null where nothing was said. */
  value: number | null;
  onChange: (percent: number | null) => void;
}

/** How sure the learner is, before the answer is shown. Nobody has to say. */
export function ConfidenceTaps({ value, onChange }: ConfidenceTapsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-sm text-quiet">How sure are you?</legend>
      {CONFIDENCES.map(({ percent, name }) => (
        <Chip key={percent} pressed={value === percent} onClick={() => onChange(value === percent ? null : percent)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
