/** The corrected time of a change, and the id of the op that made it. */
interface OpStamp {
  at: Date;
  opId: string;
}

/**
 * Returns whether change `a` wins over `b`: the later one does, whatever the order of arrival; at equal times the
 * greater op id decides.
 */
export function isLater(a: OpStamp, b: OpStamp): boolean {
  const difference = a.at.getTime() - b.at.getTime();
  return difference === 0 ? a.opId > b.opId : difference > 0;
}
