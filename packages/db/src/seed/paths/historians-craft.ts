import type { SeedPath } from '../seed-path.ts';

export const historiansCraftPath: SeedPath = {
  title: "The Historian's Craft",
  description:
    'Stop reading history and start making it: ask a question, find and test sources, listen for what they leave out, and build an argument that holds.',
  category: 'History',
  level: 'Advanced',
  estimatedHours: 14,
  nodes: [
    {
      key: 'question',
      title: 'A Question Worth Asking',
      description:
        'A topic such as “the plague” is not yet a question. “Why did wages rise in some regions of Europe after 1348 and not in others?” is one: it has a place, a time, a comparison and no obvious answer. Good questions can be answered with sources that exist, and somebody should care about the result. Write down three questions about your own town, and cross out those that a single date would answer.',
      type: 'concept',
      at: [2, 0],
      after: [],
      minutes: 40,
      competency: 'Historical Argument',
    },
    {
      key: 'archives',
      title: 'Into the Archive',
      description:
        'Archives arrange papers by the office that made them, not by topic, so ask who would have written about your question and why. Tax collectors list households, courts record quarrels, shipping companies count passengers. Many catalogues and whole collections are online. Choose one of your questions, find three collections that may answer it, and note their reference codes and what you expect in each.',
      type: 'skill',
      at: [1, 1],
      after: ['question'],
      minutes: 70,
      competency: 'Source Criticism',
    },
    {
      key: 'debates',
      title: 'What Others Have Argued',
      description:
        'Historians answer each other. On the origins of the First World War, Fritz Fischer stressed German aims in 1961, while Christopher Clark described leaders of several powers as sleepwalkers in 2012. They read many of the same documents and weighed them differently. Knowing the debate saves you from solving what is solved. Find two reviews of one book on your subject and sum up in a sentence what they disagree about.',
      type: 'concept',
      at: [3, 1],
      after: ['question'],
      minutes: 70,
      competency: 'Historical Argument',
    },
    {
      key: 'criticism',
      title: 'Is It What It Claims to Be?',
      description:
        'The Donation of Constantine seemed to give the popes power over the western empire. In 1440 Lorenzo Valla showed that its Latin and its titles belonged to a later age: it was a forgery. External criticism asks whether a source is genuine, internal criticism what its author could know and wanted readers to believe. Test a viral historical quotation in the same way: trace its earliest appearance in print.',
      type: 'skill',
      at: [0, 2],
      after: ['archives'],
      minutes: 70,
      competency: 'Source Criticism',
    },
    {
      key: 'figures',
      title: 'Numbers from the Past',
      description:
        'Herodotus gives Xerxes more than five million people on his march to Greece. Try to feed them: at a kilogram of food each, that is 5,000 tonnes a day, carried by animals that also eat. Most modern estimates allow a few hundred thousand at the very most. Check old figures against harvests, roads and ships, and ask how anybody could have counted. Do this for one number in a text that you like.',
      type: 'skill',
      at: [2, 2],
      after: ['archives'],
      minutes: 60,
      competency: 'Statistical Reasoning',
    },
    {
      key: 'memory',
      title: 'History, Memory and Myth',
      description:
        'Vikings did not wear horned helmets in battle; the image spread with nineteenth-century art and opera. Societies remember what is useful to them, and monuments tell more about the time that built them than about the time they show. That makes myths sources, too: for the people who told them. Choose a monument near you and find out who paid for it, when, and what was going on in politics that year.',
      type: 'concept',
      at: [4, 2],
      after: ['debates'],
      minutes: 60,
      competency: 'Historical Context',
    },
    {
      key: 'silences',
      title: 'Hearing the Silences',
      description:
        'Most people in the past left no writing, and those who wrote about them were often masters, judges or tax collectors. Michel-Rolph Trouillot showed how silences arise when sources are made, when archives are built and when stories are told. Read against the grain: Carlo Ginzburg recovered the ideas of a miller from the records of his inquisitors. List who appears in one of your sources without speaking, and where their voice might survive.',
      type: 'concept',
      at: [1, 3],
      after: ['criticism', 'figures'],
      minutes: 70,
      competency: 'Source Criticism',
    },
    {
      key: 'argument',
      title: 'Building an Argument',
      description:
        "An argument makes a claim, gives evidence, says why the evidence supports it and meets the strongest objection. Comparison is the closest that history comes to an experiment: if two regions had the same harvest and only one rebelled, hunger alone can't explain it. Write your claim in one sentence that somebody could deny, and below it the fact that would make you give it up.",
      type: 'skill',
      at: [3, 3],
      after: ['figures', 'memory'],
      minutes: 80,
      competency: 'Historical Argument',
    },
    {
      key: 'century-quiz',
      title: 'Quiz: Facts Under Your Feet',
      description:
        "Method needs knowledge: you can't notice what is odd about a source from 1956 if you don't know what happened that year. This quiz on the twentieth century checks the ground you build on. For each answer, name one source that would prove it (a treaty, a newspaper, a film, a recording) and one group whose view that source leaves out.",
      type: 'assessment',
      at: [0, 4],
      after: ['silences'],
      minutes: 20,
      competency: 'Historical Context',
      quiz: 'The Turbulent Twentieth Century',
    },
    {
      key: 'two-accounts',
      title: 'Two Accounts, One Event',
      description:
        'Take two accounts of the same event from opposing sides, for example a strike, a siege or an election. Set out in a table what both say, what only one says and where they contradict each other. Then write half a page on what most likely happened and how sure you are of each part. If a reader can see from your page which statement rests on which source, you work like a historian.',
      type: 'milestone',
      at: [2, 4],
      after: ['silences', 'argument'],
      minutes: 60,
      competency: 'Source Criticism',
    },
    {
      key: 'citing',
      title: 'Footnotes That Can Be Followed',
      description:
        "A footnote lets readers check you, so it must lead to the page, the folder or the recording. Cite what you saw yourself: if you found a letter quoted in a book, cite the book. Say where you translated, where you left words out and what you couldn't find. Take a page of a popular history book, follow three of its notes to their sources, and judge whether these say what the text claims.",
      type: 'skill',
      at: [4, 4],
      after: ['argument'],
      minutes: 50,
      competency: 'Historical Argument',
    },
    {
      key: 'essay',
      title: 'Project: An Essay from the Sources',
      description:
        "Answer one of your questions in about 2,000 words. Use at least five primary sources of two different kinds, place your answer in a debate, and meet the best objection you know. Draft it, leave it for three days, then cut a fifth. Ask two people to read it: one who knows the subject, to find errors, and one who doesn't, to find gaps. Offer it to a local history society, which may well print it.",
      type: 'project',
      at: [2, 5],
      after: ['century-quiz', 'two-accounts', 'citing'],
      minutes: 180,
      competency: 'Historical Argument',
    },
  ],
};
