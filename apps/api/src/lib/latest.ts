/** When something was said, by corrected time, and the id of the op that said it. */
interface Said {
  at: Date;
  opId: string;
}

/** Whether `one` wins over `other`: the later does, whatever the order of arrival, and never both. */
export function isLater(one: Said, other: Said): boolean {
  const apart = one.at.getTime() - other.at.getTime();
  return apart === 0 ? one.opId > other.opId : apart > 0;
}
