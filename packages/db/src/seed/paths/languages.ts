import type { SeedPath } from '../seed-path.ts';

export const languagesPath: SeedPath = {
  title: 'Learning Any Language',
  description:
    'A plan for your first months with a new language, whichever one you choose: its sounds, its most useful words, its patterns and your first conversations.',
  category: 'Languages',
  level: 'Beginner',
  estimatedHours: 12,
  nodes: [
    {
      key: 'goal',
      title: 'Choose a Goal You Can Use',
      description:
        '“Fluent in Spanish” is too far away to guide you tomorrow. “Order food and chat for five minutes about my family by June” tells you which words and situations to practise. Little and often works better than one long session a week, because memory needs returns. Write down three situations in which you want to use the language, and fix a daily time of 20 minutes that you can really spare.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 30,
      competency: 'Grammar and Speaking',
    },
    {
      key: 'sounds',
      title: 'Hear the New Sounds',
      description:
        "Every language divides sounds differently. Japanese has no contrast between r and l, and English speakers struggle with the pitch of Mandarin words, where mā means mother and mǎ horse. What you can't hear, you can hardly say, so train your ear with minimal pairs: two words that differ in a single sound. Find five such pairs in your language, listen until you can tell them apart blind, then record yourself.",
      type: 'skill',
      at: [1, 1],
      after: ['goal'],
      minutes: 60,
      competency: 'Listening and Pronunciation',
    },
    {
      key: 'words',
      title: 'The Words That Matter First',
      description:
        'A few words do most of the work: in typical English texts, the 1,000 most frequent word families cover well over 70% of all running words. So start with a frequency list and with the words of your own situations. Languages also share words, by kinship or by borrowing: English information, Spanish información, Turkish enformasyon. Beware of false friends, though: German Gift means poison. Collect your first 50 words.',
      type: 'skill',
      at: [3, 1],
      after: ['goal'],
      minutes: 60,
      competency: 'Vocabulary and Reading',
    },
    {
      key: 'script',
      title: 'Reading a New Script',
      description:
        'Alphabets such as Greek write consonants and vowels, Arabic and Hebrew usually leave short vowels out, Devanagari attaches vowels to consonants, and Chinese characters mostly write syllables with a meaning. An alphabet takes days, not months, if you learn letters within real words. Pick ten place names or brands in the script of your language and decode them; if it uses Latin letters, learn the rules for its accents.',
      type: 'skill',
      at: [0, 2],
      after: ['sounds'],
      minutes: 70,
      competency: 'Vocabulary and Reading',
    },
    {
      key: 'phrases',
      title: 'Learn Phrases, Not Single Words',
      description:
        "Fluent speakers draw on ready-made phrases: “would you mind”, “I'm looking forward to”. Learned whole, a phrase comes with its grammar and its melody, and you don't have to assemble it while somebody waits. Learn repair phrases first: “Could you say that again?”, “What does … mean?”, “More slowly, please.” Prepare ten phrases for one of your situations and say each aloud with three different endings.",
      type: 'skill',
      at: [2, 2],
      after: ['sounds', 'words'],
      minutes: 60,
      competency: 'Grammar and Speaking',
    },
    {
      key: 'memory',
      title: 'Make Words Last',
      description:
        'Hermann Ebbinghaus measured in the 1880s how fast we forget: most within a day, then ever more slowly. Each time you recall a word just before it fades, it lasts longer. So test yourself instead of rereading, and stretch the gaps: after a day, three days, a week, two weeks. Make cards with a picture or a sentence instead of a bare translation, and add no more than ten a day, because every card returns.',
      type: 'concept',
      at: [4, 2],
      after: ['words'],
      minutes: 40,
      competency: 'Vocabulary and Reading',
    },
    {
      key: 'signs-quiz',
      title: 'Quiz: Signs, Codes and Symbols',
      description:
        'Scripts are one of many systems of signs that people agreed on. This quiz looks at others, too: Greek letters, braille, spelling alphabets, country codes and Roman numerals. Ask of each what one sign represents: a sound, a word, a number or an idea. That question also helps with every script you will ever learn.',
      type: 'assessment',
      at: [0, 3],
      after: ['script'],
      minutes: 20,
      competency: 'Vocabulary and Reading',
      quiz: 'Signs, Codes and Symbols',
    },
    {
      key: 'listening',
      title: 'Following Real Speech',
      description:
        "In natural speech words melt together: “what do you” becomes “whaddaya”. Slow textbook audio doesn't prepare you for that. Take a clip of 30 seconds with a transcript. Listen for the gist, listen again and write down what you hear, compare with the text, then listen until you hear every word. Finally speak along with the recording, a technique that is called shadowing. One clip a day is plenty.",
      type: 'skill',
      at: [1, 3],
      after: ['phrases'],
      minutes: 80,
      competency: 'Listening and Pronunciation',
    },
    {
      key: 'grammar',
      title: 'Grammar as Patterns',
      description:
        "Grammar says who does what to whom, and languages mark it differently: English by word order, Latin and Russian by endings, Japanese by small particles after nouns. Putting the verb last (she rice eats) is even more common than putting it in the middle. Don't learn tables by heart first; collect five sentences with the same pattern, guess the rule, then look it up. Do it with the past tense of your language today.",
      type: 'concept',
      at: [3, 3],
      after: ['phrases', 'memory'],
      minutes: 70,
      competency: 'Grammar and Speaking',
    },
    {
      key: 'conversation',
      title: 'Your First Conversation',
      description:
        "Talk for ten minutes with a real person: an exchange partner, a teacher online, a neighbour. Prepare an opening, five questions and your repair phrases, and agree to speak only the new language for that time. Mistakes are the point, since each one shows what to learn next. Write down afterwards the three things that you wanted to say and couldn't, and find out how to say them.",
      type: 'milestone',
      at: [2, 4],
      after: ['listening', 'grammar'],
      minutes: 60,
      competency: 'Grammar and Speaking',
    },
    {
      key: 'reading',
      title: 'Reading for Pleasure',
      description:
        "Reading a lot of easy text builds vocabulary almost unnoticed. Easy means that you know about 95 to 98 words out of 100, so that you can guess the rest from context. Graded readers, children's books and stories you already know in your own language are ideal. Read ten pages without a dictionary, and look up only the words that appeared three times.",
      type: 'skill',
      at: [4, 4],
      after: ['grammar'],
      minutes: 80,
      competency: 'Vocabulary and Reading',
    },
    {
      key: 'story',
      title: 'Project: A Two-Minute Story',
      description:
        'Tell a true story from your life in two minutes, on video. Write it in simple sentences rather than translating complicated ones, let a speaker of the language correct it, and note which patterns you got wrong. Practise from keywords instead of reading aloud, then record it. Save the video and record the same story again in three months: nothing shows progress better.',
      type: 'project',
      at: [2, 5],
      after: ['signs-quiz', 'conversation', 'reading'],
      minutes: 90,
      competency: 'Listening and Pronunciation',
    },
  ],
};
