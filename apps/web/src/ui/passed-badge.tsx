import { Badge } from './badge.tsx';

interface PassedBadgeProps {
  /** Whether the attempt is passed; null if it isn't graded yet. */
  passed: boolean | null;
  /** Whether the attempt is at the welcome quiz, which shows no verdict. */
  welcome: boolean;
}

/** The badge with an attempt's result: passed, not passed or submitted. */
export function PassedBadge({ passed, welcome }: PassedBadgeProps) {
  if (welcome) return null;
  if (passed === null) return <Badge>Submitted</Badge>;
  return <Badge tone={passed ? 'success' : 'plain'}>{passed ? 'Passed' : 'Not passed'}</Badge>;
}
