import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses } from '#ui/buttons/button-classes.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';

const POINTS_STEP = 0.5;

interface PointsFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'> {
  value: string;
  /** The maximum number of points. */
  marks: number;
  onSet: (value: string) => void;
}

/** A field for points in halves: they can be typed, changed by half a point, or set to none or all by one press. */
export function PointsField({ label, hint, error, value, marks, onSet, ...input }: PointsFieldProps) {
  const points = Number(value) || 0;
  return (
    <Field label={label} hint={hint} error={error} className="grid-cols-[minmax(0,1fr)] wrap-anywhere">
      {(aria) => (
        <div className="flex items-center gap-1 sm:gap-1.5">
          <StepButton label={`No points: ${label}`} onClick={() => onSet('0')}>
            0
          </StepButton>
          <StepButton
            label={`Half a point less: ${label}`}
            onClick={() => onSet(String(Math.max(0, points - POINTS_STEP)))}
          >
            <Minus className="size-4" aria-hidden="true" />
          </StepButton>
          <input
            {...input}
            {...aria}
            type="number"
            inputMode="decimal"
            min={0}
            max={marks}
            step={POINTS_STEP}
            value={value}
            className="field-control figures w-18! min-w-0 shrink px-1! text-center"
          />
          <StepButton
            label={`Half a point more: ${label}`}
            onClick={() => onSet(String(Math.min(marks, points + POINTS_STEP)))}
          >
            <Plus className="size-4" aria-hidden="true" />
          </StepButton>
          <StepButton label={`All ${marks} points: ${label}`} onClick={() => onSet(String(marks))}>
            {marks}
          </StepButton>
        </div>
      )}
    </Field>
  );
}

function StepButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={buttonClasses('secondary', 'figures h-11 w-11 shrink-0 p-0')}
    >
      {children}
    </button>
  );
}
