/** What answers of a server may say, in their own words. */
const SIGNS = {
  /** There is more to fetch. */
  more: '"more":true',
  /** Everything comes anew. */
  reset: '"reset":true',
  left: '"left":[',
  cloned: '"cloned":true',
  parked: '"parked":[',
  /** Not everything that was sent was taken. */
  expected: '"expectedSeq":',
  'too late': '"TOO_LATE"',
  gone: '"ACCOUNT_GONE"',
  /** A row that this server could not read. */
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
