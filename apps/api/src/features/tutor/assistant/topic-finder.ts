// Finds the category, topic or concept that a learner names in the embedded knowledge.
import type { Concept, Subject, Topic } from '../knowledge/concept.ts';
import { isTypo, listSignificantWords, topicKeyOf } from './text-matching.ts';

/** A match in the knowledge: a category, a topic in it, or a concept of a topic. */
export interface FoundTopic {
  /** The name of the category, topic or concept. */
  name: string;
  subject: Subject;
  /** The matched topic, or the topic of the matched concept; null for a whole category. */
  topic: Topic | null;
  /** The matched concept; null for a topic or a category. */
  concept: Concept | null;
  /** Whether the learner wrote the name itself, without a typo, and not only words from its texts. */
  named: boolean;
  /** Whether the match is certain enough to build questions on it. */
  sure: boolean;
}

type KnowledgePlace = Omit<FoundTopic, 'named' | 'sure'>;

interface IndexEntry extends KnowledgePlace {
  keys: ReadonlySet<string>;
  names: readonly ReadonlySet<string>[];
  /** The words of the entry's names. */
  nameWords: ReadonlySet<string>;
  /** The words of the category and topic that the entry belongs to. */
  contextWords: ReadonlySet<string>;
  /** The words of the entry's definition and explanation. */
  textWords: ReadonlySet<string>;
}

export interface TopicFinder {
  subjects: readonly Subject[];
  /**
   * Finds the entry of the knowledge that best matches a learner's words; a topic wins over a concept of the same name.
   * Null if nothing matches.
   */
  find(wish: string): FoundTopic | null;
  /**
   * Finds the entry of the knowledge that best matches a learner's words; a concept wins over a topic of the same name.
   * Null if nothing matches.
   */
  findTerm(wish: string): FoundTopic | null;
  /** Lists up to `count` names of topics, beginning with topics that share words with the learner's wish. */
  listNear(wish: string, count: number): string[];
}

/** The shares of the request's words that an entry must contain to match. */
const CLEAR_MAJORITY = 2 / 3;
const HALF = 1 / 2;

/** The maximum number of words that are compared; nobody names a topic with more. */
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
    // A corrected typo isn't `named`: 'Beatles' may be a typo of 'beetles', or not.
    return found && { ...found, named: found.named && typedWords.every((word, index) => word === words[index]) };
  }

  return {
    subjects,
    find: (wish) => search(wish, false),
    findTerm: (wish) => search(wish, true),
    listNear: (wish, count) => listNearTopics(subjects, entries, listSignificantWords(wish).slice(0, MAX_WORDS), count),
  };
}

/** Lists a subject's entries from broad to narrow: the category, its topics, their concepts. */
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

/** Returns the entry that best matches the words, its own names counting most; null if none matches. */
function findBest(entries: readonly IndexEntry[], words: readonly string[]): FoundTopic | null {
  let [bestScore, chosen]: [number, IndexEntry | null] = [0, null];
  for (const entry of entries) {
    const score = scoreOf(entry, words);
    if (score > bestScore) [bestScore, chosen] = [score, entry];
  }
  if (chosen === null) return null;
  const share = knownShareOf(chosen, words);
  const named = isNamed(chosen, words) && share >= CLEAR_MAJORITY;
  // A single word from an entry's texts isn't a sure match: a painter's entry mentions 'Spanish', but isn't about it.
  return { ...chosen, named, sure: named || (share === 1 && words.length > 1) };
}

function scoreOf(indexEntry: IndexEntry, words: readonly string[]): number {
  const named = isNamed(indexEntry, words);
  // A topic with an unknown word, as in 'Python loops', is close; a category with an unknown word may be anything.
  if (knownShareOf(indexEntry, words) < (named && indexEntry.topic ? HALF : CLEAR_MAJORITY)) return 0;
  // Words of the category or topic alone don't match an entry: they match that category or topic itself.
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

/** Returns whether `words` contains all words of one of the entry's names. */
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
  // The list of suggested topics continues with one topic of each category in turn, to show how wide the knowledge is.
  const longest = Math.max(0, ...subjects.map(({ topics }) => topics.length));
  const fromAllSubjects = Array.from({ length: longest }, (_, index) =>
    subjects.flatMap(({ topics }) => topics[index]?.name ?? []),
  );
  return [...new Set([...closeTopics.slice(0, Math.ceil(count / 2)), ...fromAllSubjects.flat()])].slice(0, count);
}
