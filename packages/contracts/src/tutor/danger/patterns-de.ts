// As `patterns-en.ts`, in German.

const some = (most: number) => `(?:[a-z]+ ){0,${most}}`;
const LASSEN = '(?! (?:vor|lassen|fur|als) )';
const WILL =
  '(?:will|mochte|moechte|wurde|wuerde|werde|wollen|mochten|werden|muss|konnte|koennte|kann|sollte|hab|habe|wunsche|wunschte|wuenschte|versuche|versuch|denke|denk|plane|bin|gerne)';
const SELBST =
  '(?:umbringen|umbringe|umzubringen|umgebracht|toten|toeten|totschlagen|erhangen|erhaengen|aufhangen|aufhaengen|erschiessen|ertranken|ertraenken|vergiften|ritzen|verletzen|suizidieren)';
const NAH =
  '(?:freund|freundin|bruder|schwester|mutter|mama|vater|papa|cousin|cousine|mitschuler|mitschulerin|kumpel|kollegin|kollege|beste|bester|klassenkameradin|klassenkamerad|tochter|sohn|kind|lehrer|lehrerin|partner|partnerin)';

export const GERMAN: readonly string[] = [
  // Dying.
  `(?:ich|wir) (?:(?!nicht |nie |niemals |vor )[a-z]+ ){0,3}?${WILL} (?:(?!nicht |nie |niemals |vor )[a-z]+ ){0,4}sterben${LASSEN}`,
  `(?:ich|wir) (?:(?!nicht |vor )[a-z]+ ){0,8}und ${some(2)}${WILL} (?:(?!nicht |vor )[a-z]+ ){0,3}sterben${LASSEN}`,
  `(?:\\||dass|weil|und|wenn|ob) (?:ich )?(?:(?!nicht |vor )[a-z]+ ){0,2}sterben (?:will|mochte|wollte|werde)`,
  `\\| (?:will|mochte|moechte) (?:nur |einfach |nur noch )?(?:sterben|tot sein)${LASSEN}`,
  `(?:ich|wir) ${some(7)}(?:lieber |besser |nur noch |einfach )?tot (?:sein|ware|waere|bin|waren|umfallen)`,
  `(?:ich|wir) (?:ware|waere|waren|waeren|wollte|will) ${some(3)}(?:tot|nie geboren|nicht geboren|nie da|weg fur immer)`,
  `(?:ware|waere|wurde) ${some(3)}ich ${some(2)}(?:tot|nie geboren|nicht geboren)`,
  `ich ${some(3)}(?:nie|nicht) geboren`,
  `ich ${some(4)}nicht mehr (?:aufwachen|aufzuwachen|aufwache)`,
  `(?:ich|will|mochte) ${some(3)}nie (?:wieder|mehr) aufwachen`,
  `(?:will|mochte|moechte|wurde|wuerde) ich (?:(?!nicht |nie |vor )[a-z]+ ){0,4}(?:sterben|tot sein)${LASSEN}`,
  `(?:denke|denk|dachte) ich ${some(3)}(?:an|uber|ans) ${some(1)}(?:selbstmord|suizid|sterben)(?! (?:in|von|bei) )`,
  `\\| ich will (?:einfach |wirklich |so )?nicht mehr \\|`,
  `ich ${some(2)}(?:denke|denk) ${some(3)}(?:ans sterben|an den tod|uber den tod nach)`,
  `(?:ich|\\|) (?:schneide|schneid) mich(?= (?:\\||oft|wieder|immer|manchmal|jeden|heimlich|wenn))`,
  `aufhoren zu leben|(?:verdiene|verdien) ${some(3)}(?:nicht zu leben|zu sterben|den tod)`,
  `ich ${some(3)}(?:todessehnsucht|todeswunsch|todesgedanken)`,
  `(?:von dieser welt (?:gehen|verschwinden|weg)|diese welt verlassen|weg von dieser welt)`,
  // Killing oneself.
  `(?:ich|wir) ${some(5)}(?:mich|uns) ${some(4)}${SELBST}`,
  `\\| (?:will |mochte |werde |am liebsten |wie kann ich |muss )?mich (?:selbst |selber |einfach |jetzt |heute )?${SELBST}`,
  `(?:ich|\\|) (?:bring|bringe) mich (?:[a-z]+ ){0,4}um(?! (?:die|den|das|den) )`,
  `wie (?:kann|konnte|soll|bringe|bring|tote) (?:ich|man) (?:mich|sich) ${some(4)}(?:um|umbringen|toten|selbst)`,
  `(?:ich|mir) ${some(3)}(?:mir )?das leben (?:zu )?nehmen`,
  `(?:nehme|nehm|nahm) (?:ich )?mir ${some(2)}das leben`,
  `(?:allem|meinem leben|meinem leiden|dem ganzen|all dem) ${some(2)}ende (?:zu )?(?:setzen|machen|bereiten|setze|mache)`,
  `(?:mein leben|es alles|alles) (?:zu )?beenden(?! (?:die|das|und neu|schuljahr) )`,
  `schluss (?:zu )?mach(?:en|e) mit (?:dem|meinem) leben`,
  `mit (?:dem|meinem) leben (?:abgeschlossen|schluss)`,
  `(?:ich|wir) ${some(5)}(?:vor|unter) (?:einen|den|nen|die|eine|einem|ein) (?:zug|auto|bahn|lkw|ubahn|u bahn|bus)`,
  `(?:ich|wir) ${some(3)}(?:von|vom|aus) (?:der|einer|nem|einem|dem|ner)? ?(?:brucke|bruecke|dach|hochhaus|balkon|fenster|haus|turm) ?(?:springen|sturzen|springe|werfen)?`,
  `pulsadern`,
  `(?:zu viele|alle (?:meine )?|viel zu viele|ganze packung|packung|haufenweise|viele) (?:schlaf)?tabletten ${some(2)}(?:genommen|geschluckt|nehmen|schlucken|eingenommen)`,
  // Suicide.
  `(?:ich|mir|mich|mein|meine|hab|habe) ${some(4)}(?:selbstmordgedanken|suizidgedanken|selbstmord gedanken|suizid gedanken|suizidale gedanken|selbstmordgefahrdet|suizidal|suizidgefahrdet|selbstmorderische)`,
  `(?:ich|wir) ${some(3)}(?:denke|denk|dachte|begehe|begehen|will|mochte|plane|uberlege|werde|versuche|versucht) (?:(?:an|uber|oft|nur|noch|standig|immer|auch|den|meinen|ich|manchmal|daran|schon|heute|jetzt|oder) ){0,4}(?:selbstmord|suizid)(?! (?:in|im|von|bei|der|als|rate|pravention) )`,
  `wie (?:begehe|begeht|mache) (?:ich|man) ${some(2)}(?:selbstmord|suizid)`,
  `(?:ich|bin) ${some(3)}(?:lebensmude|lebensmuede)`,
  // Living no longer.
  `(?:ich|wir|\\||mehr|und) ${some(4)}nicht (?:mehr|langer|laenger|weiter) ${some(2)}(?:leben|weiterleben|existieren)(?! (?:in|bei|mit|als) )`,
  `(?:ich|wir|\\|) ${some(3)}nicht (?:mehr|langer) (?:da|hier|auf dieser welt|am leben) sein`,
  `(?:ich|wir|hab|habe|\\|) ${some(4)}(?:keinen|keine|null) (?:bock|lust|grund|kraft|sinn|willen|mut|hoffnung) (?:mehr )?(?:zu|zum|auf das|aufs|im|am|auf|weiter zu|mehr am) ?(?:leben|weiterleben|weiterzuleben|weiter zu leben)`,
  `(?:leben|es|alles) ${some(2)}(?:hat|macht|gibt) ${some(3)}keinen sinn (?:mehr )?(?:zu leben|weiterzuleben)`,
  `(?:mein|das) leben ${some(3)}(?:keinen sinn|sinnlos|nichts wert|wertlos|nicht mehr lebenswert|nicht lebenswert)`,
  `(?:wozu|warum|wofur|wofuer) (?:soll|sollte|muss|lebe) ich ${some(3)}(?:leben|weiterleben|uberhaupt|noch da sein)`,
  `(?:niemand|keiner|keinem|niemandem|wer) (?:wurde|wuerde|wird|wuerd|wurd|wurden|fehle|fallt) ?${some(3)}(?:mich ${some(2)}vermissen|ich fehlen|interessieren wenn ich ${some(2)}(?:weg|tot|sterbe)|merken wenn ich ${some(2)}(?:weg|tot|sterbe))`,
  `(?:besser|leichter|glucklicher|gluecklicher|schoner) ${some(3)}ohne (?:mich|uns)`,
  `ohne mich ${some(5)}(?:besser|leichter|glucklicher|gluecklicher)`,
  `besser ${some(3)}wenn (?:ich|es mich) ${some(2)}(?:nicht mehr|tot|weg|nie|nicht da|nicht gabe|nicht geben)`,
  `(?:wenn|falls) (?:ich|es mich) ${some(2)}(?:tot|weg|nicht mehr da|nicht mehr gabe) (?:ware|waere|bin)?`,
  `(?:ich) ${some(3)}(?:fur immer |einfach |am liebsten |nur noch |nur )verschwinden(?! (?:lassen|aus) )`,
  `(?:will|mochte) (?:fur immer |einfach )?(?:verschwinden|weg sein) (?:fur immer|von dieser welt)`,
  `(?:kann|halte|ertrage) (?:ich )?(?:das|dieses|mein) leben (?:so )?nicht mehr`,
  `ich kann nicht mehr (?:\\||und will|ich will nicht)(?! lernen)`,
  `ich hasse mein leben`,
  // Hurting oneself.
  `(?:ich|\\|) (?:ritz|ritze) mich`,
  `(?:mich|uns) ${some(3)}(?:geritzt|selbst verletzt|selbst verletzen|selber verletzen|selbst verletze|zu ritzen)`,
  `(?:verletze|verletz|verletzte|schneide|schneid|schlage) (?:ich )?mich ${some(2)}(?:selbst|selber|absichtlich|in den arm|an den armen)`,
  `(?:ich|mir|\\|) ${some(4)}(?:was|etwas) (?:an|anzutun|antun|antue|anzutuen)(?= |$)(?<=an|tun|tue|tuen)(?! (?:das|die|der|dem|den) )`,
  `(?:ich|mir) ${some(3)}(?:selbst |selber )?(?:weh tun|wehtun|wehzutun|weh zu tun|schmerzen zufugen)`,
  `(?:in|an) (?:die|den|meine|meinen) (?:arme|armen|handgelenke|unterarme) (?:schneiden|geschnitten|ritzen)`,
  `mir ${some(4)}(?:arme|handgelenke|unterarme|beine|haut) ${some(2)}(?:aufgeschnitten|geschnitten|aufschneiden|ritzen|geritzt|aufgeritzt|schneiden)`,
  `mir ${some(2)}(?:wieder|absichtlich|extra) ${some(2)}(?:arm|bein|arme|beine|haut|handgelenk) ${some(1)}(?:geschnitten|geritzt)`,
  `selbstverletz[a-z]+ ${some(2)}(?:ich|mich)|ich ${some(4)}selbstverletz[a-z]+`,
  // Somebody near.
  `${NAH} ${some(4)}(?:ritzt sich|ritzt|bringt sich um|sich (?:selbst )?(?:umbringen|toten|ritzen|umzubringen)|suizidal|selbstmordgedanken|suizidgedanken|selbstmord begehen|will sterben|mochte sterben|will nicht mehr leben|mochte nicht mehr leben|sich das leben nehmen|verletzt sich selbst)`,
];
