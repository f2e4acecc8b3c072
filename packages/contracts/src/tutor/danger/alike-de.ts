// What only sounds in German like danger to oneself, with the roles of `words-de.ts`. `rule.ts` says how to read a line.
import type { Alike } from './rule.ts';

export const GERMAN_ALIKE: Alike = {
  otherWords: `mine werben heben lieben reben loben leber streber machte toter roten taten totes weisen weder werder
    werte ritzel sitzen sterne liegen springt danken danke decke seine meinem brücken lasse hallen falten wenden
    enden weite lehre leeren lerne lesen`,
  lessons: [
    'minecraft/fortnite/roblox/respawn/respawne/respawnen/zelda/boss/gta',
    'in/bei spiel/level/runde/game',
    'wie/was .. sagt/heißt/bedeutet .. auf/in deutsch/englisch/französisch/spanisch/latein',
    'übersetze/übersetzen/übersetzung/konjugiere/konjugieren/konjugation/verb/konjunktiv/metapher/satz/wort',
    'roman/gedicht/zitat/ballade/novelle/drama/theaterstück/ich_erzähler/erzähler/protagonist/hauptfigur/figur/referat/aufsatz/liedtext/songtext/monolog',
    'was bedeutet/heißt/meint',
  ],
  harmless: [
    'nicht/nie/niemals/keiner sterben',
    'nicht/nie .. vor .. sterben',
    'will/möchte nicht/nie tot sein',
    'sterbe/sterben/tot/tod/sterb gleich? vor',
    'vor .. sterben',
    'vor lachen/langeweile/scham/hunger/freude',
    'zum sterben langweilig/schön',
    'sterben lassen',
    'sterben für !immer/alle/mich',
    'für .. sterben',
    'lach/lache/lachen/gelacht/arbeite/langweile/schäme/ärgere/freue/schufte mich .. tot/krank/kaputt',
    'spiele/spielen/stell/stellen mich? tot',
    'mehr/gern? wissen/erfahren/lernen/verstehen/erklären .... sterben/leben/selbstmord/suizid/tod',
    'bringt/bringen/brachte mich .. um',
    'eltern/mutter/vater/mama/papa/lehrer/lehrerin/bruder/schwester/mathe/prüfung/test/hausaufgaben/schule/arbeit .. wird/werden/würde/würden/bringen/könnte mich um/umbringen/töten/killen/erwürgen',
    'bringe mich .. lachen/verstand/schlaf',
    'selbstmord/suizid in/im/von/bei/rate/prävention/kommando/des',
    'tod von/im/in/des/eines/durch/bei',
    'nicht mehr .. leben in/bei/mit/als/ohne',
    'weitermachen/weiterzumachen mit/in/bei',
    'gefallen/gestürzt/gestoßen/geprellt/gestolpert .... weh/verletzt/wehgetan/getan',
    'leben in/bei/im/mit/als/wie/und',
    'leben eines/einer/von/im/auf !dieser',
    'am leben erhalten/halten',
    'leben lang/erklären/bedeutet/retten',
    'VERLETZEN .. sport/fußball/training/kochen/turnen/versehen/spielen/unfall/basteln/brot/papier/messer_beim',
    'beim/bei_der/sport/fußball/training/kochen/turnen/versehen/versehentlich/spielen/unfall/basteln/gemüse/brot .. VERLETZEN',
    'schneide/schneiden mich? .. kuchen/stück/papier/geraden/haare/video/nägel/ab',
    'verschwinden lassen/aus',
    'aufwachen früh/um/wenn/vor',
  ],
};
