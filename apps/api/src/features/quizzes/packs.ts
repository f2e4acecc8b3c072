// The bytes that devices download. A pack's hash is fixed when its version is made; its bytes are made again whenever they
// are asked for. So a serializer, once released, never changes: what packs are to hold in future is a new one.
import { createHash } from 'node:crypto';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';

/** A version as packs are made of it. */
export interface VersionContent {
  quizId: string;
  number: number;
  title: string;
  category: string;
  description: string;
  duration: number;
  passingMarks: number;
  totalMarks: number;
  /** What is left to chance. */
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  draw: number | null;
  /** Each question with its key, as `questionText` wrote it. */
  texts: readonly string[];
}

export interface Pack {
  /** SHA-256 of the bytes, hex. */
  hash: string;
  keyed: boolean;
  bytes: number;
  serializer: number;
}

type Serializer = (version: VersionContent, keyed: boolean) => string;

/** By number. Never edit one: `packs.golden.test.ts` holds what each made. */
const SERIALIZERS: Readonly<Record<number, Serializer>> = { 1: serializeFirst, 2: serializeChance };

/** The one that new packs are made with. */
const SERIALIZER = 2;

/** A question as it stands in packs with keys. What was read from such a text is written as the same text again. */
export function questionText(question: KeyedQuestion): string {
  return JSON.stringify(question);
}

/** The bytes of a version's pack. */
export function packBytes(version: VersionContent, { keyed, serializer }: Pick<Pack, 'keyed' | 'serializer'>): string {
  const serialize = SERIALIZERS[serializer];
  if (!serialize) throw new Error(`There is no serializer ${serializer} of packs.`);
  return serialize(version, keyed);
}

/** What is stored of a new version's pack. */
export function describePack(version: VersionContent, keyed: boolean): Pack {
  const body = packBytes(version, { keyed, serializer: SERIALIZER });
  return { hash: packHashOf(body), keyed, bytes: Buffer.byteLength(body), serializer: SERIALIZER };
}

export function packHashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Before anything was left to chance. */
function serializeFirst(version: VersionContent, keyed: boolean): string {
  return withQuestions(headOf(version, keyed), version, keyed);
}

function serializeChance(version: VersionContent, keyed: boolean): string {
  const { shuffleQuestions, shuffleOptions, draw } = version;
  return withQuestions({ ...headOf(version, keyed), shuffleQuestions, shuffleOptions, draw }, version, keyed);
}

function headOf(version: VersionContent, keyed: boolean): Omit<PackBody, 'questions'> {
  return {
    format: 1,
    quizId: version.quizId,
    version: version.number,
    title: version.title,
    category: version.category,
    description: version.description,
    duration: version.duration,
    passingMarks: version.passingMarks,
    totalMarks: version.totalMarks,
    keyed,
  };
}

function withQuestions(head: object, { texts }: VersionContent, keyed: boolean): string {
  const questions = keyed ? texts : texts.map((text) => JSON.stringify(withoutKey(JSON.parse(text))));
  return `${JSON.stringify(head).slice(0, -1)},"questions":[${questions.join(',')}]}`;
}
