import { createHash } from 'node:crypto';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { withoutKey } from '@quorbit/contracts/quizzes/question';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';

interface VersionContent {
  quizId: string;
  number: number;
  title: string;
  category: string;
  description: string;
  duration: number;
  passingMarks: number;
  totalMarks: number;
  questions: readonly KeyedQuestion[];
}

interface Pack {
  /** SHA-256 of the bytes, hex. */
  hash: string;
  keyed: boolean;
  bytes: number;
  body: string;
}

/** The bytes that devices download for one version of a quiz, with or without keys. */
export function buildPack(version: VersionContent, keyed: boolean): Pack {
  const content: PackBody = {
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
    questions: keyed ? [...version.questions] : version.questions.map(withoutKey),
  };
  const body = JSON.stringify(content);
  return { hash: createHash('sha256').update(body).digest('hex'), keyed, bytes: Buffer.byteLength(body), body };
}
