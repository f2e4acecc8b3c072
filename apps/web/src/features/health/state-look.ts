import type { Health, HealthState } from '@quorbit/contracts/health/schema';
import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { counted } from '#lib/words/counted.ts';
import type { BadgeTone } from '#ui/badge.tsx';

interface Look {
  Icon: typeof CircleCheck;
  tone: BadgeTone;
  colour: string;
  word: string;
}

/** How each state looks and what it is called. */
export const STATE_LOOK: Record<HealthState, Look> = {
  good: { Icon: CircleCheck, tone: 'success', colour: 'text-success', word: 'Good' },
  attention: { Icon: CircleAlert, tone: 'warning', colour: 'text-warning', word: 'Needs a look' },
  broken: { Icon: CircleX, tone: 'error', colour: 'text-error', word: 'Broken' },
  off: { Icon: CircleMinus, tone: 'plain', colour: 'text-quiet', word: 'Not set up' },
};

/** All checks in a sentence. */
export function overallWords({ checks }: Pick<Health, 'checks'>): string {
  const broken = checks.filter(({ state }) => state === 'broken').length;
  const attention = checks.filter(({ state }) => state === 'attention').length;
  const looks = `${counted(attention, 'thing needs', 'things need')} a look.`;
  if (broken > 0) {
    const sentence = `${counted(broken, 'thing is', 'things are')} broken.`;
    return attention > 0 ? `${sentence} ${looks}` : sentence;
  }
  return attention > 0 ? looks : 'Everything works.';
}
