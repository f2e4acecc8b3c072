// Makes what people type comparable: one form for spellings, slips and disguises of the words that patterns look for.

/** Letters by the sign that people type for them. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that carry the meaning: what is typed almost like one is read as it. */
const CARRIERS =
  `kill killing myself ourselves suicide suicidal suicides want wish wanna gonna going live living life disappear better
  without anymore nobody worth thoughts thinking hurting cutting harming himself herself pills dying overdose unalive commit
  sterben umbringen umzubringen selbstmord suizid suizidal suizidgedanken selbstmordgedanken ritzen leben nicht mehr will
  mochte toten verschwinden vermissen erhangen aufwachen lebensmude tabletten
  mourir suicider suicidaire suicidaires veux envie vivre disparaitre scarifie mutile
  morir morirme matarme matar suicidarme suicidar suicidio quiero vivir desaparecer autolesiono cortarme ahorcarme
  muerto muerta`.split(/\s+/);
const KNOWN = new Set(CARRIERS);
/** Short forms and slips that no rule finds. */
const MEANS: Readonly<Record<string, string>> = {
  ...{
    wan: 'want',
    wnt: 'want',
    kll: 'kill',
    klil: 'kill',
    whant: 'want',
    wanto: 'want to',
    abt: 'about',
    jveux: 'je veux',
    jvx: 'je veux',
  },
  ...{
    jvoudrais: 'je voudrais',
    jvais: 'je vais',
    jsuis: 'je suis',
    jme: 'je me',
    chuis: 'je suis',
    qiero: 'quiero',
    umbringn: 'umbringen',
  },
};
/** Words of their own that are almost like a carrier. */
const OTHERS = new Set(
  `bill fill hill till will mill pill gill dill jill skill skills kilt went wait wont wand ward wart went what well wall wild
  wills live lived lives line lift like lime wife wire left love loving giving leaving liking lifes lie alive liver lively
  loving lining diving driving dining lying tying buying doing bill hurling putting nutting letting getting cutting hurting
  hunting farming arming streben starben stehen sterbe stirbt werben erben derben neben geben heben lieben lebens beben reben
  loben nacht licht nichts dicht sicht recht meer mehl lehr sehr wille milch wild willst wir mochten machte mochten toter
  roten boten taten guten couloir courir pourrir nourrir mouvoir livre vive vibre suivre ivre venir voix deux yeux vieux jeux
  envoie denvie envies vivir morar mover moler matar mata matas mates mater amatar marcar mirar murio mortal quiere quieres
  quieto quiera vivia vivi vivio vivid muerta muertos muertas puerto puerta puertas huerto huerta muerte muertes cortar
  cortarle thinking thoughts thought thinning pillar pulls polls bills skills moring mobility ardor motor suicidas suicida
  suicide suicides going goin grinning gonad worth word work worthy north better letter butter bitter batter setter latter
  nobody ritze ritz ritzt suicidarse matarse morirse cortarse ahorcarse living dead die`.split(/\s+/),
);

/** The words of a text without case, accents, signs and slips, between `|`, which means the end of a sentence. */
export function plainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’‘`´]/g, '')
    .replace(/(?<=\p{L})[013457@$!](?=\p{L})|(?<=\p{L}\p{L})[0134](?=\P{L}|$)/gu, (sign) => SIGNS[sign] ?? sign)
    // Single letters with something between them are a word: k i l l, k.i.l.l.
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}\p{N}])/gu, (word) => word.replace(/[ .*_-]/g, ''))
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[.!?;:\n|]+/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  const joined = ` ${letters} `
    .replace(/ my ?sel(?:f|fe|v) /g, ' myself ')
    .replace(/ (do|ca|wo|is|would|could|does|did|should|are|was|were|has|have)n t(?= )/g, ' $1nt')
    .replace(/ i (m|ve|d|ll)(?= )/g, ' i$1')
    .replace(/ ([jnmtslcd]|qu) (?=[aeiouyh])/g, ' $1')
    .replace(/ no one /g, ' nobody ')
    .replace(/ any more /g, ' anymore ')
    .replace(/ 2 (?=(?:die|kill|end|live|be|hurt) )/g, ' to ');
  const words = joined
    .split(' ')
    .flatMap((word) => (MEANS[word] ?? word).split(' '))
    .filter((word) => word !== '');
  return ` | ${words.map(canonical).join(' ')} | `;
}

function canonical(word: string): string {
  if (word.length < 3 || KNOWN.has(word) || OTHERS.has(word)) return word;
  return CARRIERS.find((carrier) => isSlip(word, carrier)) ?? word;
}

/** One slip in a word, two in a long one; in a short one two swapped letters, or a doubled one. */
function isSlip(typed: string, word: string): boolean {
  if (withoutDoubled(typed) === withoutDoubled(word)) return true;
  if (typed.length < 4 || word.length < 5) return isSwapped(typed, word);
  const most = word.length >= 8 ? 2 : 1;
  return Math.abs(typed.length - word.length) <= most && distance(typed, word) <= most;
}

const withoutDoubled = (word: string) => word.replace(/(.)\1/g, '$1');

function isSwapped(typed: string, word: string): boolean {
  return (
    typed.length === word.length && distance(typed, word) === 1 && [...typed].sort().join() === [...word].sort().join()
  );
}

/** How many letters are missed, added, mistaken or swapped (optimal string alignment). */
function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      now.push(least);
    }
    [before, last] = [last, now];
  }
  return last[other.length] ?? 0;
}
