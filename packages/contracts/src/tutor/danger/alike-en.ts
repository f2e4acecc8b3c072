// What only sounds in English like danger to oneself, with the roles of `words-en.ts`. `rule.ts` says how to read a line.
import type { Alike } from './rule.ts';

export const ENGLISH_ALIKE: Alike = {
  otherWords: `lining loving giving liking lives lived lifes liver lively diving driving dining lying wild work worth
    word worthy letter better latter north there where went wait hurting hunting hurling putting cutting thinking
    thanking thinning blend blade suicidar grade grades brave blame black place plane plate plant planet plans
    planned plain point paint pants parts party peace piece price prove friend fried field found sound mother other
    brother bother father rather farther gather harm hard harder hands hand being begin began going doing dying
    tying trying crying drying buying death heath health breath depth bridge bride train brain drain trains brains
    trail alone along alive olive think thing things thank without within would world could cloud course court story
    store score month mouth south note notes nose nice night might right light fight kills skills skill kilt class
    glass grass plan planning playing paying staying saying say tree three threw throw through though those these
    this that time times tired tried fired wired wish wash with witch which while white write wrote quiet quite quit
    quick living leaving leave weave learn lean clean liquid alike`,
  lessons: [
    'minecraft/fortnite/roblox/respawn/respawns/respawning/zelda/checkpoint/npc/speedrun',
    'in this?/my? game/videogame/level/round',
    'how/what .. say .. in german/spanish/french/english/latin/italian',
    'translate/translation/conjugate/conjugation',
    'verb/subjunctive/metaphor/lyrics/narrator/protagonist/character/characters/monologue/soliloquy',
    'poem/novel/quote/playwright/screenplay/essay/thesis',
    'what .. mean/means/meant',
    'line/scene/song/chapter/chorus .. from/by/in/where/called/is',
  ],
  harmless: [
    'not/never WANT be? die/dying/dead',
    'not think/say/mean i WANT die',
    'die/dying of/from !overdose/pills/bleeding/cutting/this/hanging/drowning/blood/suicide/my',
    'die/dying for',
    'dying know/see/hear/try/go/eat/get/read/play/meet/tell/watch/learn/find/start/here/out',
    'die/dying my/his/her/our/hair/clothes',
    'die laughing/hard/cut/casting/inside/trying',
    'cast/roll die',
    'rather die than !live/keep/go/be/stay/continue/wake/spend',
    'die/dead/dying .. in .. GAME',
    'better of dead movie/film/book',
    'had/have gone',
    'gone for/on/in/by/well/back/out/home/away',
    'dead good/tired/serious/end/line/on/last/sea/meat/wrong/right/center/weight/reckoning/poets/languages',
    'think/thinking/thought/thoughts about/of death of/in/penalty/rate/cells/star',
    'death of/in/penalty',
    'end it with/by/on/in/there/at',
    'end things with',
    'end my/this life stream/streams/quiz/session/lesson/chapter',
    'take my life for/story/as',
    'KILL SELF laughing/over/with_laughter',
    'drown/drowning SELF in/into',
    'shoot/shooting SELF in foot',
    'hang SELF up/out',
    'hit/hitting SELF with/in/on !fist/fists/purpose/belt',
    'HURT SELF/THEMSELF ACCIDENT !night/bathroom/room/secret/bed/my/toilet/purpose',
    'suicide/suicidal prevention/rate/rates/bomb/bomber/bombers/bombing/squad/statistics/attack/attacks/pact/mission/theme/doors/gene/cell/ideation',
    'suicide in/by/among/according/during/was',
    'essay/presentation/learn/project/report/article/film/movie/book/video/documentary/read/watched/series/homework/poster .. suicide/death/dying/self',
    'overdose of/in/is/mean',
    'live/living in/at/with/near/on/there/abroad/next/by/under/off/close/together/alone/forever !this/pain/body/life/agony/misery/hell',
    'live without !him/her/them',
    'live/living thing/things/cell/cells/organism/organisms/beings/being/room/conditions/history/healthy/standard',
    'exist/exists/existing in/on !this',
    'wake up early/at/for/late/before/in/so/tomorrow for',
    'life science/sciences/cycle/cycles/story/expectancy/form/forms/insurance/hack/hacks/skills',
    'disappear/vanish from !this/earth/world/planet/life/everyone/here',
    'disappear/vanish the?/into/behind/in class/during',
    'jump/step/walk .. tower/building/bridge .. game',
    'if .. friends jump',
    'jump of .. before/than',
    'better/fine/easier without me in/on/at team',
    'not see point .. living/life thing/cells',
  ],
};
