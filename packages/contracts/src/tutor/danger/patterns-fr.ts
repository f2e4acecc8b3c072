// As `patterns-en.ts`, in French.

const some = (most: number) => `(?:[a-z]+ ){0,${most}}`;
const JE = '(?:je|jai|on|nous|jaimerais|javais|jaurais|jy|jsuis|j)';
const VEUX =
  '(?:veux|veut|voulons|voudrais|vais|va|allons|envie|souhaite|souhaiterais|aimerais|jaimerais|prefere|prefererais|pense|songe|compte|espere|dois|devrais|besoin|vx|veu|vé|v)';
const APRES_MOURIR =
  '(?! (?:de (?:rire|honte|faim|soif|froid|chaud|sommeil|ennui|peur|trouille)|moins|pour une|pour des|pour un) )';
const PROCHE =
  '(?:ami|amie|pote|copain|copine|frere|soeur|mere|pere|maman|papa|cousin|cousine|camarade|meilleure|meilleur|fils|fille|collegue|voisin|voisine|prof)';

export const FRENCH: readonly string[] = [
  // Dying.
  `${JE} (?:(?!pas |jamais )[a-z]+ ){0,3}?${VEUX} (?:(?!pas |jamais )[a-z]+ ){0,3}(?<!verbe )mourir${APRES_MOURIR}`,
  `(?:\\||et|que) (?:(?:jai )?envie de|veux|voudrais) mourir${APRES_MOURIR}`,
  `jaimerais (?:[a-z]+ ){0,2}mourir${APRES_MOURIR}`,
  `${JE} ${some(3)}etre (?:mort|morte|morts|deja mort|deja morte)(?! de)`,
  `(?:jaimerais|jaurais|je voudrais|je prefere|je prefererais|jaurais prefere) ${some(3)}(?:etre mort|etre morte|mourir|ne jamais naitre|netre jamais ne|netre jamais nee|ne pas exister|ne pas etre ne|ne pas etre nee)${APRES_MOURIR}`,
  `(?:jamais|pas) (?:etre |du )?(?:naitre|ne|nee)(?= (?:\\||et|mais|je))`,
  `(?:comment|moyen|facon|maniere) ${some(4)}mourir (?:sans|rapidement|vite|facilement|doucement|en dormant)`,
  // Killing oneself.
  `${JE} ${some(4)}(?:me|mes|nous) tuer(?! (?:a|au|aux|de rire) )`,
  `(?:envie de|veux|vais|pense a|comment|voudrais|jaimerais|facon de|moyen de|\\|) me (?:tuer|suicider|pendre|noyer|foutre en lair|supprimer|flinguer)(?! (?:a|au|aux) )`,
  `(?:${JE}|me) ${some(4)}(?:me|mes|nous) (?:suicider|suicide|pendre|noyer|flinguer|supprimer|suicidais|suiciderai)(?= )`,
  `(?:je|jai|mes|mon) ${some(4)}(?:suicidaire|suicidaires|idees noires)`,
  `(?:je|jai|jy) (?:pense|pensais|songe|envisage|ai pense|reflechis|pense souvent|pense tout le temps|pense encore) ?${some(2)}(?:au|a|le|du) suicide(?! (?:de|dans|chez|en|comme) )`,
  `(?:je|jai|ma|mes) ${some(3)}tentatives? de suicide(?! de )`,
  `(?:je veux|jai envie de|envie de|voudrais|jaimerais|je prefere|je prefererais) (?:juste )?crever(?! (?:de|un|une|le|les|la|l) )`,
  `je (?:vais|veux|veut) me tue`,
  `(?:fin|terme) a (?:mes jours|ma vie|ma souffrance|mes souffrances|mon existence|tout ca|tout cela)`,
  `(?:veux|vais|envie|voudrais|jaimerais|pense|besoin|je dois|prete|pret) ?(?:den|d en|en|a en|d) finir (?:avec (?:la vie|ma vie|tout|tout ca|moi)|une fois pour toutes|ce soir|maintenant|pour de bon|\\||et|je|aujourdhui)`,
  `(?:denvie|envie) (?:den|d en|en) finir(?! avec (?:ce|cette|le|les|mes|mon|ces|l|la lecon))`,
  `(?:mouvrir|ouvrir|me trancher|me couper|me taillader|tailler|couper|trancher) (?:les|mes) (?:veines|poignets)`,
  `(?:je|me|veux|vais|envie|de|\\|) ?${some(2)}(?:sauter|me jeter|jeter|me lancer|sauter du|passer) (?:du haut |dun |d un |de |du |sous |par |devant |sur )+ ?(?:un |une |le |la |les |l)?(?:pont|train|metro|fenetre|toit|immeuble|balcon|falaise|rer|voiture|camion|haut)`,
  `(?:avale|pris|prendre|avaler|prends) (?:trop de|plein de|tous mes|tous les|toute la|une boite de|beaucoup de|une boite entiere de) ?${some(2)}(?:medicaments|cachets|comprimes|pilules|medocs|somniferes|boite)`,
  `(?:je|jai|jy) ${some(8)}a me (?:tuer|suicider|pendre)(?! (?:a|au|aux) )`,
  `(?:suis|ai|vais|me) ${some(2)}(?:coupe|couper|ouvert|ouvrir|taillade|tranche|trancher) (?:les|mes) (?:veines|poignets)`,
  `(?:arreter|cesser) (?:de vivre|d exister|dexister)|merite ${some(1)}(?:de mourir|pas de vivre|plus de vivre)|laissez? moi mourir`,
  `je ${some(1)}pense ${some(4)}a (?:la|ma) mort(?! (?:de|du|des|d) )`,
  `(?:jai|des|mes) ${some(1)}envies? de (?:suicide|mort)`,
  `(?:comment|facon de|facons de|moyen de|moyens de|methode pour|methodes pour) se (?:suicider|tuer)(?! (?:au|dans|a) )`,
  `(?:veux|voudrais|envie de|vais) ${some(1)}(?:quitter ce monde|partir de ce monde|dormir pour toujours|partir pour toujours|rejoindre ${some(3)}au ciel)`,
  // Living no longer.
  `(?:je|j|jai|nai|on|veux|envie|nous|nveux) ${some(3)}(?:plus|pas|meme plus) (?:du tout )?(?:envie de |envie d|la force de |le courage de |la volonte de |le gout de |de raison de |aucune raison de )?(?:vivre|exister|dexister|etre en vie|etre vivant|etre vivante|continuer a vivre|continuer de vivre|detre en vie)(?! (?:a|en|dans|chez|avec|ici|ensemble|ailleurs) )`,
  `(?:je|veux|voudrais|envie|jai) ${some(3)}plus (?:etre|detre) (?:la|ici|de ce monde|dans ce monde)`,
  `(?:je|veux|voudrais|envie) ${some(3)}(?:plus|jamais|pas) (?:jamais )?me reveiller(?! (?:tot|a|si) )`,
  `(?:plus|jamais) (?:jamais )?me reveiller(?! (?:tot|a|si|avant|pour) )`,
  `(?:mieux|plus heureux|plus simple) ${some(3)}(?:mort|morte)(?= (?:\\||et|que))`,
  `si (?:jetais|j etais|je serais) ${some(1)}(?:mort|morte|plus la|pas ne|pas nee|jamais ne|jamais nee)(?! de )`,
  `si je (?:mourais|meurs|mourrais|disparaissais|disparais) ${some(2)}(?:personne|rien|ca|on|tout)`,
  `mendormir et (?:ne )?(?:jamais|plus) ${some(2)}me reveiller`,
  `(?:marre|assez|fatigue|fatiguee|lasse|las|ras le bol|degoute|degoutee|fatiguer) (?:de|d) (?:vivre|la vie|ma vie|cette vie|exister|etre en vie)(?! (?:a|en|dans|chez|avec) )`,
  `(?:ma|la) vie ${some(3)}(?:ne vaut|vaut|na|a|na plus|a plus|nen vaut|est|plus) ${some(2)}(?:rien|aucun sens|plus de sens|de sens|pas la peine|plus la peine|foutue|pas d etre|plus le coup|plus aucun sens)`,
  `vaut (?:pas|plus|rien) (?:la peine )?(?:d ?etre )?vecue?`,
  `(?:aucune|plus aucune|pas de|plus de|pas une) raison de (?:vivre|rester en vie|continuer a vivre|rester sur terre)`,
  `(?:a quoi bon|a quoi ca sert de|pourquoi) (?:continuer a |continuer de )?vivre(?= (?:\\||encore|si|quand|comme))`,
  `personne ${some(2)}(?:me regretterait|me regrettera|me manquerait|me pleurerait|remarquerait si je (?:meurs|mourais|disparais|disparaissais)|ne me regretterait|sen rendrait compte si je ${some(2)}(?:meurs|mourais|disparaissais))`,
  `je ${some(2)}manquerai(?:s|t)? ${some(1)}a personne`,
  `(?:mieux|heureux|heureuse|plus simple|tranquille|tranquilles|meilleur) ${some(2)}sans moi`,
  `sans moi ${some(4)}(?:mieux|plus heureux|plus simple|meilleur)`,
  `(?:je|jai|jaimerais) ${some(2)}(?:veux|voudrais|envie|vais|jaimerais|souhaite|aimerais) ?(?:de |juste |seulement )?disparaitre`,
  `(?:veux|voudrais|envie de) (?:juste )?disparaitre (?:pour toujours|a jamais|de ce monde|de la terre|\\|)`,
  `je (?:n ?)?en peux plus (?:de vivre|de la vie|de cette vie|de ma vie|je veux)`,
  // Hurting oneself.
  `(?:je|a|de|jai|\\|) ?(?:me|m) ?(?:suis )?(?:scarifie|scarifier|mutile|mutiler|automutile|automutiler|scarifiee|mutilee|auto mutile|auto mutiler)`,
  `je (?:me|mauto) ?(?:coupe|taillade|entaille|blesse|brule|frappe) (?:les bras|les poignets|les veines|les cuisses|le bras|volontairement|expres|moi meme|la peau|quand je suis|encore|souvent|parfois|tous les jours|chaque|le soir|la nuit|\\|)`,
  `(?:je|envie|veux|vais|a|de|\\|) ?${some(2)}(?:me|men) (?:faire (?:du )?mal|blesser volontairement|faire souffrir)`,
  `je me fais du mal`,
  // Somebody near.
  `${PROCHE} ${some(4)}(?:se suicider|se tuer|suicidaire|se scarifie|se mutile|se coupe les|se pendre|veut mourir|envie de mourir|veut plus vivre|mettre fin a ses jours|se faire du mal|en finir avec la vie)`,
];
