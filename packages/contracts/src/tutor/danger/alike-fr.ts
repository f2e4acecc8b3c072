// What only sounds in French like danger to oneself, with the roles of `words-fr.ts`. `rule.ts` says how to read a line.
import type { Alike } from './rule.ts';

export const FRENCH_ALIKE: Alike = {
  otherWords: `mamie arrive ennuie ai avais mètres ont mourrait vivent vibre envoie vivants mode mois fini trains
    trait restes tenter couple coups grave pleurer parler parties perdre rendre vendre santé sauver sauce pleins
    seras`,
  lessons: [
    'minecraft/fortnite/roblox/respawn/respawner/zelda/boss/gta',
    'dans ce?/mon? jeu/niveau/partie',
    'comment/que .. dit/dire/dit_on/signifie/veut_dire .. en anglais/allemand/espagnol/latin/italien/français/langage',
    'traduire/traduis/traduction/conjugue/conjuguer/conjugaison/verbe/subjonctif/métaphore',
    'roman/poème/citation/narrateur/narratrice/protagoniste/personnage/personnages/tirade/monologue/dissertation/exposé/chanson/paroles/tragédie/réplique/héros',
    'que signifie/veut_dire',
  ],
  harmless: [
    'pas envie? mourir',
    'jamais mourir',
    'mourir/crever/mort/morte rire/honte/faim/soif/froid/chaud/sommeil/ennui/peur/trouille/fatigue/fatiguée/curiosité/moins/vieillesse/jalousie/stress',
    'crever pneu/ballon/écran/ballons',
    'mourir pour',
    'moins mourir',
    'TUER au/aux/à_te/à_la/travail/tâche/temps',
    'me tuer si/quand/s_il',
    'me? tue à',
    'parents/mère/père/maman/papa/prof/devoir/examen/maths/ça/frère/soeur .. va/vont/allait me tuer',
    'suicide dans/chez/en/comme/collectif/assisté/social',
    'suicide madame/emma/roméo/juliette/cléopâtre/hitler',
    'pense/penser à mort du/des/roi/reine/dans',
    'vivre à/en/dans/chez/avec/ici/ensemble/ailleurs/sans/seul/près/longtemps !ça/comme/ce_monde/cette/moi',
    'vie en/dans/au/scolaire/privée/quotidienne',
    'en finir avec ce/cette/ces/mes/mon/devoir/devoirs/leçon/chapitre/exercice/fractions/maths !vie/jours/tout/ma/souffrance/moi',
    'en finir avec !la_vie/vie/ma/tout/mes/cette/moi/mon/ça/souffrance',
    'réveiller tôt/à/si/avant/pour',
    'coupe/coupé/couper/blessé/brûlé .. doigt/cheveux/ongles/accidentellement/papier/cuisine/cuisinant/sport/foot/tarte/pain/oignon/légumes/jouant/tombant',
    'disparaître x/dans/du/derrière/tache/boutons',
    'faire disparaître',
    'disparaître sous/honte',
    'sauter cette/question/ligne/repas/classe/étape/page/chapitre',
    'peine de mort',
  ],
};
