/** By the name of a sign: the text by which the simulation recognises that a server reply carries it. */
const SIGNS = {
  /** Present in a reply if the server has more rows to send. */
  more: '"more":true',
  /** Present in a reply if the server sends all rows again. */
  reset: '"reset":true',
  left: '"left":[',
  cloned: '"cloned":true',
  parked: '"parked":[',
  /** Present in a reply if the server didn't accept all ops that were sent. */
  expected: '"expectedSeq":',
  'too late': '"TOO_LATE"',
  gone: '"ACCOUNT_GONE"',
  /** Present in a server's reply that contains a row without its body, because a newer server version wrote it. */
  unread: '"deleted":false,"body":null',
} as const;

type Sign = keyof typeof SIGNS;
export type Answers = Record<Sign, number>;

const ALL = Object.keys(SIGNS) as Sign[];

export function createAnswerCounts(): Answers {
  return Object.fromEntries(ALL.map((sign) => [sign, 0])) as Answers;
}

export function countAnswer(counts: Answers, text: string): void {
  for (const sign of ALL) if (text.includes(SIGNS[sign])) counts[sign] += 1;
}

export function addAnswers(sum: Answers, more: Answers): void {
  for (const sign of ALL) sum[sign] += more[sign];
}
