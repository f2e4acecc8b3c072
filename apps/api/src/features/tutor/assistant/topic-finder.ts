// Finds what a learner names in the knowledge.
import type { Concept, Subject, Topic } from '../knowledge/concept.ts';
import { isTypo, listSignificantWords, topicKeyOf } from './text-matching.ts';

/** A match in the knowledge: a category, a topic in it, or concepts of a topic. */
export interface FoundTopic {
  /** Its name in the knowledge. */
  name: string;
  subject: Subject;
  /** Null for a whole category. */
  topic: Topic | null;
  /** The one that was named; null for a topic or a category. */
  concept: Concept | null;
  /** Whether it was named, letter for letter, and not only mentioned somewhere. */
  named: boolean;
  /** Whether it is what was meant, beyond doubt enough to ask questions about it. */
  sure: boolean;
}

type KnowledgePlace = Omit<FoundTopic, 'named' | 'sure'>;

interface IndexEntry extends KnowledgePlace {
  keys: ReadonlySet<string>;
  names: readonly ReadonlySet<string>[];
  /** Words of its names. */
  nameWords: ReadonlySet<string>;
  /** Words of what it belongs to. */
  contextWords: ReadonlySet<string>;
  /** Words of what is said about it. */
  textWords: ReadonlySet<string>;
}

export interface TopicFinder {
  subjects: readonly Subject[];
  /** The broadest that has the name: a topic before a concept of the same name. */
  find(wish: string): FoundTopic | null;
  /** The concept first, where a topic is called like its term. */
  findTerm(wish: string): FoundTopic | null;
  /** Names of topics, those first that share words with the wish. */
  listNear(wish: string, count: number): string[];
}

/** The share of the request's words that must be known. */
const CLEAR_MAJORITY = 2 / 3;
const HALF = 1 / 2;

/** Nobody names a topic with more. */
const MAX_WORDS = 40;

export function createTopicFinder(subjects: readonly Subject[]): TopicFinder {
  const entries = subjects.flatMap(buildEntries);
  const knownWords = new Set(entries.flatMap(({ nameWords, textWords }) => [...nameWords, ...textWords]));
  const names = [...new Set(entries.flatMap(({ nameWords }) => [...nameWords]))];

  function correctTypos(words: string[]): string[] {
    return words.map((word) => {
      if (knownWords.has(word)) return word;
      const [match, secondMatch] = names.filter((name) => isTypo(word, name));
      return match !== undefined && secondMatch === undefined ? match : word;
    });
  }

  function search(topicText: string, termsFirst: boolean): FoundTopic | null {
    const typedWords = listSignificantWords(topicText).slice(0, MAX_WORDS);
    const words = correctTypos(typedWords);
    const key = [...new Set(words)].sort().join(' ');
    const sameKey = entries.filter(({ keys }) => keys.has(key));
    const term = sameKey.find(({ concept }) => concept !== null && topicKeyOf(concept.term) === key);
    const exact = termsFirst && term ? term : sameKey[0];
    const found = exact ? { ...exact, named: true, sure: true } : findBest(entries, words);
    // 'Beatles' may be a slip for 'beetles', or not.
    return found && { ...found, named: found.named && typedWords.every((word, index) => word === words[index]) };
  }

  return {
    subjects,
    find: (wish) => search(wish, false),
    findTerm: (wish) => search(wish, true),
    listNear: (wish, count) => listNearTopics(subjects, entries, listSignificantWords(wish).slice(0, MAX_WORDS), count),
  };
}

/** Broad ones first. */
function buildEntries(subject: Subject): IndexEntry[] {
  const subjectWords = new Set([subject.category, ...subject.aliases].flatMap(listSignificantWords));
  const topics = subject.topics.map((topic) =>
    createEntry({ name: topic.name, subject, topic, concept: null }, topic.aliases, subjectWords, ''),
  );
  const concepts = subject.topics.flatMap((topic) =>
    topic.concepts.map((concept) =>
      createEntry(
        { name: concept.term, subject, topic, concept },
        concept.aliases,
        new Set([...subjectWords, ...[topic.name, ...topic.aliases].flatMap(listSignificantWords)]),
        `${concept.definition} ${concept.explanation}`,
      ),
    ),
  );
  const subjectPlace = { name: subject.category, subject, topic: null, concept: null };
  return [createEntry(subjectPlace, subject.aliases, new Set(), ''), ...topics, ...concepts];
}

function createEntry(
  found: KnowledgePlace,
  aliases: readonly string[],
  contextWords: ReadonlySet<string>,
  text: string,
): IndexEntry {
  const all = [found.name, ...aliases];
  const names = all.map((name) => new Set(listSignificantWords(name)));
  return {
    ...found,
    keys: new Set(all.map(topicKeyOf)),
    names,
    nameWords: new Set(names.flatMap((words) => [...words])),
    contextWords,
    textWords: new Set(listSignificantWords(text)),
  };
}

/** The one that knows most of the words, its own name counting most. */
function findBest(entries: readonly IndexEntry[], words: readonly string[]): FoundTopic | null {
  let [bestScore, chosen]: [number, IndexEntry | null] = [0, null];
  for (const entry of entries) {
    const score = scoreOf(entry, words);
    if (score > bestScore) [bestScore, chosen] = [score, entry];
  }
  if (chosen === null) return null;
  const share = knownShareOf(chosen, words);
  const named = isNamed(chosen, words) && share >= CLEAR_MAJORITY;
  // A single word in a text says little: 'Spanish' isn't what a painter from Spain is about.
  return { ...chosen, named, sure: named || (share === 1 && words.length > 1) };
}

function scoreOf(indexEntry: IndexEntry, words: readonly string[]): number {
  const named = isNamed(indexEntry, words);
  // A topic with a word that isn't known, as in 'Python loops', is close; a category with one may be anything.
  if (knownShareOf(indexEntry, words) < (named && indexEntry.topic ? HALF : CLEAR_MAJORITY)) return 0;
  // Words of its surroundings alone don't find an entry: they find the surrounding topic itself.
  if (!words.some((word) => indexEntry.nameWords.has(word) || indexEntry.textWords.has(word))) return 0;
  return words.reduce((sum, word) => sum + pointsOf(indexEntry, word), named ? 8 : 0);
}

function pointsOf({ nameWords, textWords, contextWords }: IndexEntry, word: string): number {
  if (nameWords.has(word)) return 8;
  if (textWords.has(word)) return 3;
  return contextWords.has(word) ? 2 : 0;
}

function knownShareOf(indexEntry: IndexEntry, words: readonly string[]): number {
  return words.filter((word) => pointsOf(indexEntry, word) > 0).length / words.length;
}

/** Whether one of its names is there as a whole. */
function isNamed({ names }: IndexEntry, words: readonly string[]): boolean {
  return names.some((name) => name.size > 0 && [...name].every((word) => words.includes(word)));
}

function listNearTopics(
  subjects: readonly Subject[],
  entries: readonly IndexEntry[],
  words: readonly string[],
  count: number,
): string[] {
  const closeTopics = entries
    .filter(({ nameWords, textWords }) =>
      words.some((word) => word.length > 2 && (nameWords.has(word) || textWords.has(word))),
    )
    .flatMap(({ subject, topic }) => (topic ?? subject.topics[0])?.name ?? []);
  // Then one of each category, so that the list shows how wide the knowledge is.
  const longest = Math.max(0, ...subjects.map(({ topics }) => topics.length));
  const fromAllSubjects = Array.from({ length: longest }, (_, index) =>
    subjects.flatMap(({ topics }) => topics[index]?.name ?? []),
  );
  return [...new Set([...closeTopics.slice(0, Math.ceil(count / 2)), ...fromAllSubjects.flat()])].slice(0, count);
}
