// Serializes the packs that devices download. Only a pack's hash is stored, when its version is made; the bytes are
// serialized again for each download. So a released serializer never changes: a new pack format is a new serializer.
import { createHash } from 'node:crypto';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import { omitKey } from '@quorbit/contracts/quizzes/question';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';

/** The content of a version that goes into its packs. */
export interface VersionContent {
  quizId: string;
  number: number;
  title: string;
  category: string;
  description: string;
  duration: number;
  passingMarks: number;
  totalMarks: number;
  /** Whether each attempt shuffles the questions; `draw` is how many of them it asks, null for all. */
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  draw: number | null;
  /** The questions with their keys, each as the JSON that `questionText` wrote. */
  texts: readonly string[];
}

export interface Pack {
  /** The SHA-256 hash of the pack's bytes, in hex. */
  hash: string;
  keyed: boolean;
  bytes: number;
  serializer: number;
  /** The salt, 128 random bits in hex; null for packs without a salt. */
  salt: string | null;
}

/** The fields of a pack that, with its version, determine its bytes. */
type PackRecipe = Pick<Pack, 'keyed' | 'serializer' | 'salt'>;

type Serializer = (version: VersionContent, pack: PackRecipe) => string;

/** The serializers by number. Never edit one: `packs.golden.test.ts` holds the output of each. */
const SERIALIZERS: Readonly<Record<number, Serializer>> = {
  1: serializeFirst,
  2: serializeChance,
  3: serializeSalted,
  4: serializeGame,
};

/** The number of the serializer for each kind of new pack. */
const OPEN_SERIALIZER = 2;
const KEYED_SERIALIZER = 3;
const GAME_SERIALIZER = 4;

/** A question's JSON in packs with keys. Parsing and serializing it again gives the same text. */
export function questionText(question: KeyedQuestion): string {
  return JSON.stringify(question);
}

/** Returns the serialized text of a version's pack. */
export function serializePack(version: VersionContent, recipe: PackRecipe): string {
  const serialize = SERIALIZERS[recipe.serializer];
  if (!serialize) throw new Error(`There is no serializer ${recipe.serializer} of packs.`);
  return serialize(version, recipe);
}

/**
 * Returns the row of a new version's pack.
 * @param salt 128 random bits in hex for the pack with keys, null for the open one.
 */
export function buildPack(version: VersionContent, salt: string | null): Pack {
  const keyed = salt !== null;
  return build(version, { keyed, serializer: keyed ? KEYED_SERIALIZER : OPEN_SERIALIZER, salt });
}

/**
 * Returns the row of a game's pack.
 * @param version contains only the texts of the questions that the game asked.
 */
export function buildGamePack(version: VersionContent, salt: string): Pack {
  return build(version, { keyed: true, serializer: GAME_SERIALIZER, salt });
}

function build(version: VersionContent, recipe: PackRecipe): Pack {
  const body = serializePack(version, recipe);
  return { hash: packHashOf(body), bytes: Buffer.byteLength(body), ...recipe };
}

export function packHashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Serializes a pack in the first format, from before quizzes could be shuffled. */
function serializeFirst(version: VersionContent, { keyed }: PackRecipe): string {
  return withQuestions(headOf(version, keyed), version, keyed);
}

function serializeChance(version: VersionContent, { keyed }: PackRecipe): string {
  return withQuestions({ ...headOf(version, keyed), ...chanceOf(version) }, version, keyed);
}

/**
 * Serializes a pack in the format with a salt. Without the salt, a pack with keys would differ from the open one only
 * by its keys, so a client could find the keys by comparing hashes of guesses.
 */
function serializeSalted(version: VersionContent, { keyed, salt }: PackRecipe): string {
  if (salt === null) throw new Error('A pack of the third serializer needs a salt.');
  return withQuestions({ ...headOf(version, keyed), salt, ...chanceOf(version) }, version, keyed);
}

/** Serializes a pack of a game's questions, which aren't shuffled again. */
function serializeGame(version: VersionContent, { keyed, salt }: PackRecipe): string {
  if (salt === null) throw new Error('A pack of the fourth serializer needs a salt.');
  return withQuestions({ ...headOf(version, keyed), salt }, version, keyed);
}

function chanceOf({ shuffleQuestions, shuffleOptions, draw }: VersionContent) {
  return { shuffleQuestions, shuffleOptions, draw };
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
  const questions = keyed ? texts : texts.map((text) => JSON.stringify(omitKey(JSON.parse(text))));
  return `${JSON.stringify(head).slice(0, -1)},"questions":[${questions.join(',')}]}`;
}
