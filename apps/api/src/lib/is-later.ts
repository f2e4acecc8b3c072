/** When something was said, by corrected time, and the id of the op that said it. */
interface OpStamp {
  at: Date;
  opId: string;
}

/** Whether `one` wins over `other`: the later does, whatever the order of arrival, and never both. */
export function isLater(a: OpStamp, opStamp: OpStamp): boolean {
  const difference = a.at.getTime() - opStamp.at.getTime();
  return difference === 0 ? a.opId > opStamp.opId : difference > 0;
}
