import { usePendingXp } from '#offline/mirror/use-progress.ts';

const whole = new Intl.NumberFormat('en');

/** XP of work that does not count yet, beside the XP that does: ` + 35 pending`. */
export default function PendingSum() {
  const pending = usePendingXp();
  return pending > 0 ? <span className="figures"> + {whole.format(pending)} pending</span> : null;
}
