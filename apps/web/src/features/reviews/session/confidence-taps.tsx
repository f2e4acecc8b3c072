import { CONFIDENCES } from '@quorbit/contracts/reviews/confidence';
import { Chip } from '#ui/chip.tsx';

interface ConfidenceTapsProps {
  /** The chosen confidence in percent; null if the learner hasn't chosen one. */
  value: number | null;
  onChange: (percent: number | null) => void;
}

/** Optional buttons to say how sure the learner is, before the answer is shown. */
export function ConfidenceTaps({ value, onChange }: ConfidenceTapsProps) {
  return (
    <fieldset className="grid grid-cols-3 items-center gap-2 sm:flex">
      <legend className="mb-1.5 text-sm text-quiet sm:float-start sm:me-1 sm:mb-0">How sure are you?</legend>
      {CONFIDENCES.map(({ percent, name }) => (
        <Chip
          key={percent}
          className="justify-center px-1 sm:px-3.5"
          pressed={value === percent}
          onClick={() => onChange(value === percent ? null : percent)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
