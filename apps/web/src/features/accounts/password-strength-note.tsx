import { PASSWORD_MIN } from '@quorbit/contracts/accounts/password-rules';
import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { computePasswordStrength, type PasswordStrength } from './password-strength.ts';

const STRENGTH_STEPS: Record<PasswordStrength, { filled: number; label: string; colour: string }> = {
  short: { filled: 0, label: 'Too short', colour: 'bg-error' },
  common: { filled: 0, label: 'Too common', colour: 'bg-error' },
  fair: { filled: 1, label: 'Fair', colour: 'bg-warning' },
  good: { filled: 2, label: 'Good', colour: 'bg-success' },
  strong: { filled: 3, label: 'Strong', colour: 'bg-success' },
};

/**
 * The note under a field for a new password: shows the rules, ticked off while the user types, and the password's
 * strength.
 */
export function PasswordStrengthNote({ password }: { password: string }) {
  const strength = computePasswordStrength(password);
  const isLongEnough = strength !== 'short';
  return (
    <span className="grid gap-1">
      <Rule met={isLongEnough}>At least {PASSWORD_MIN} characters; a few words in a row are easy to remember</Rule>
      <Rule met={isLongEnough && strength !== 'common'}>Not one of the most common passwords</Rule>
      {password !== '' && <Meter strength={strength} />}
    </span>
  );
}

function Rule({ met, children }: { met: boolean; children: ReactNode }) {
  const Icon = met ? Check : Circle;
  return (
    <span className="flex gap-1.5">
      <Icon className={`mt-0.5 size-4 shrink-0 ${met ? 'text-success' : ''}`} aria-hidden="true" />
      <span>
        {children}
        <span className="sr-only">{met ? ' (met)' : ' (not met yet)'}</span>
      </span>
    </span>
  );
}

function Meter({ strength }: { strength: PasswordStrength }) {
  const { filled, label, colour } = STRENGTH_STEPS[strength];
  return (
    <span className="mt-1 flex items-center gap-3">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1 flex-1 rounded-full ${step <= filled ? colour : 'bg-base-content/15'}`} />
        ))}
      </span>
      <span className="min-w-20 text-end">
        <span className="sr-only">Strength, judged by length and repetition: </span>
        {label}
      </span>
    </span>
  );
}
