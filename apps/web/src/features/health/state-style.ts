import type { Health, HealthState } from '@quorbit/contracts/health/schema';
import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import type { BadgeTone } from '#ui/badge.tsx';

interface StateStyle {
  Icon: typeof CircleCheck;
  tone: BadgeTone;
  colorClass: string;
  label: string;
}

/** The icon, colours and label of each health state. */
export const STATE_STYLES: Record<HealthState, StateStyle> = {
  good: { Icon: CircleCheck, tone: 'success', colorClass: 'text-success', label: 'Good' },
  attention: { Icon: CircleAlert, tone: 'warning', colorClass: 'text-warning', label: 'Needs a look' },
  broken: { Icon: CircleX, tone: 'error', colorClass: 'text-error', label: 'Broken' },
  off: { Icon: CircleMinus, tone: 'plain', colorClass: 'text-quiet', label: 'Not set up' },
};

/** Summarises all checks in a sentence. */
export function formatOverallState({ checks }: Pick<Health, 'checks'>): string {
  const broken = checks.filter(({ state }) => state === 'broken').length;
  const attention = checks.filter(({ state }) => state === 'attention').length;
  const attentionText = `${formatCount(attention, 'thing needs', 'things need')} a look.`;
  if (broken > 0) {
    const sentence = `${formatCount(broken, 'thing is', 'things are')} broken.`;
    return attention > 0 ? `${sentence} ${attentionText}` : sentence;
  }
  return attention > 0 ? attentionText : 'Everything works.';
}
