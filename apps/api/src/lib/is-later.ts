/** When something was said, by corrected time, and the id of the op that said it. */
interface OpStamp {
  at: Date;
  opId: string;
}

/** Whether `a` wins over `b`: the later does, whatever the order of arrival, and never both. */
export function isLater(a: OpStamp, b: OpStamp): boolean {
  const difference = a.at.getTime() - b.at.getTime();
  return difference === 0 ? a.opId > b.opId : difference > 0;
}
