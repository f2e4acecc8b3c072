// As `patterns-en.ts`, in Spanish.

const some = (most: number) => `(?:[a-z]+ ){0,${most}}`;
const QUIERO =
  '(?:quiero|kiero|qiero|quiro|quisiera|queremos|querria|deseo|desearia|voy a|vamos a|ganas de|pienso en|pienso|prefiero|preferiria|necesito|intento|intente|me gustaria|planeo|he pensado en|pensando en|pensado en|estoy por|podria|debo|deberia|espero|solo)';
const TRAS_MORIR =
  '(?! (?:de (?:la risa|la verguenza|risa|verguenza|hambre|sed|sueno|frio|calor|amor|aburrimiento|miedo|ganas|pena ajena)|por (?:saber|ti|un|una|comer)) )';
const CERCA =
  '(?:amigo|amiga|amigos|hermano|hermana|madre|padre|mama|papa|primo|prima|companero|companera|novio|novia|mejor|hijo|hija|vecino|vecina|profe|conocido|conocida)';

export const SPANISH: readonly string[] = [
  // Dying.
  `(?<!no )(?<!no me )${QUIERO} (?:solo |ya |simplemente |mucho |solamente |nomas )?(?:morir|morirme|morirnos|estar muerto|estar muerta|mejor morir)${TRAS_MORIR}`,
  `(?:ojala|desearia|quisiera|preferiria|deseo|prefiero|mejor|me gustaria|querria|como quisiera|si) ${some(3)}(?:muerto|muerta|muriera|muriese|morir|morirme|morirme ya|estuviera muerto|haber muerto)${TRAS_MORIR}`,
  `${some(1)}no hubiera (?:nacido|existido)|no haber nacido|nunca (?:hubiera |haber )nacido`,
  `(?:como|manera de|forma de|formas de) (?:puedo |podria |hago para |)?(?:morir|morirme|matarme|suicidarme|quitarme la vida) ?(?:sin|rapido|facil|\\||hoy|ya)`,
  `(?:merezco|deberia|tengo que) (?:morir|morirme)`,
  // Killing oneself.
  `(?:matarme|suicidarme|ahorcarme|colgarme|autolesionarme|suicidarnos|matarnos a nosotros)(?! (?:de (?:risa|trabajo)|estudiando|a estudiar) )`,
  `me (?:quiero|voy a|puedo|kiero|quisiera|vas a|podria|queria|gustaria|debo|deberia|pienso|intente|trate de|estoy por) ?(?:mejor )?(?:matar|suicidar|ahorcar|colgar del|quitar la vida|morir|autolesionar|cortar las venas|hacer dano)${TRAS_MORIR}`,
  `(?:pienso|pensando|pensado|pense|pensar) (?:mucho |a veces |siempre |todo el tiempo )?(?:en )?(?:el |mi )?suicidio(?! (?:de|en|segun) )`,
  `(?:tengo|tener|tuve|siento|mis|con) ${some(2)}(?:pensamientos|ideas|ganas|intenciones) ${some(1)}(?:suicidas|suicida|de suicidio|de suicidarme)`,
  `(?:soy|estoy|me siento|siento) (?:un |una |muy )?suicida`,
  `(?:cometer|intentar) suicidio(?! (?:en|de|segun) )`,
  `(?:quitarme|quitar|quito) ?(?:me )?la vida(?! (?:a otro|a los|de) )`,
  `(?:acabar|terminar|acabo) con (?:mi vida|todo(?! (?:el|la|los|las|lo|este|esto) )|mi existencia|mi sufrimiento|este sufrimiento|esta vida)`,
  `(?:terminar|acabar|ponerle fin a|poner fin a) (?:con )?mi (?:propia )?(?:vida|existencia)`,
  `(?:tirarme|lanzarme|aventarme|arrojarme|saltar|tirar|lanzar|aventar) (?:de |desde |por |al |a |del |bajo |debajo de |delante de |frente a )+ ?(?:un |una |el |la |las |los )?(?:puente|tren|ventana|balcon|edificio|metro|azotea|techo|vias|precipicio|coche|carro|camion)`,
  `(?:tome|tomado|tomar|tragado|trague|tomarme|tomando|tomarmelas) (?:muchas|demasiadas|todas las|un monton de|un frasco de|todas mis|todo el frasco de|veinte|treinta|toda la caja de) ?${some(2)}(?:pastillas|pildoras|medicinas|medicamentos|somniferos|frasco|caja)`,
  `(?:cortarme|cortar|corto|me corte|rajarme) (?:las )?venas`,
  `(?:mejor|o|que|entonces) me (?:mato|suicido)(?! (?:de|por|a) )`,
  `como ${some(2)}me ${some(2)}(?:matar|suicidar|mato|suicido)(?! (?:de|por) )`,
  `cuantas ${some(5)}(?:para morir|morirme|matarme|para matarme)`,
  `(?:pienso|pensando) ${some(3)}en (?:la|mi) muerte(?! (?:de|del) )`,
  `no (?:tiene|le veo|veo|encuentro) (?:ningun )?(?:sentido|caso) (?:a |en |de )?(?:seguir )?(?:vivir|viviendo)|no merezco vivir|dej[ae]n?me morir`,
  `(?:ir|irme|dejar|abandonar|marcharme) (?:de )?este mundo`,
  `dormir(?:me)? para siempre`,
  // Living no longer.
  `(?:no|ya no|nunca) (?:me )?(?:quiero|kiero|qiero|quisiera|deseo|puedo|queremos|tengo ganas de|tengo fuerzas para|me dan ganas de|aguanto) (?:mas |ya )?(?:vivir|seguir viviendo|seguir vivo|seguir viva|existir|estar vivo|estar viva|estar en este mundo|seguir existiendo|continuar viviendo)(?! (?:en|con|aqui en|alli|cerca|lejos|sola|solo) )`,
  `no (?:quiero|puedo) ${some(1)}(?:vivir|seguir|existir) (?:mas|asi|viviendo|en este mundo|\\|)`,
  `(?:ya )?no (?:quiero|deseo) (?:estar|seguir) (?:aqui|en este mundo) ?(?:mas|nunca mas)?(?= (?:\\||y|porque|con este))(?<=mas|mundo|aqui)`,
  `no quiero (?:despertar|despertarme|volver a despertar|amanecer|despertar nunca)(?! (?:temprano|a las|tan|pronto) )`,
  `(?:dormir|dormirme|acostarme|quedarme dormido|quedarme dormida) y (?:no|nunca|jamas) ${some(2)}(?:despertar|despertarme)`,
  `(?:cansado|cansada|harto|harta|aburrido|aburrida|asqueado|asqueada) de (?:vivir|la vida|mi vida|esta vida|existir|estar vivo|estar viva)(?! (?:en|con|escolar) )`,
  `(?:mi|la) vida ${some(1)}(?:no|ya no|nada) ${some(2)}(?:vale|tiene sentido|merece|importa|vale nada|sirve)`,
  `no (?:vale|merece) (?:la pena|de nada|nada) (?:seguir )?(?:vivir|viviendo|la vida|estar vivo|estar viva)`,
  `(?:no|sin|ninguna) ${some(2)}(?:razon|razones|motivo|motivos|sentido|ganas) (?:para|de|a|por la que|en) (?:seguir )?(?:vivir|viviendo|existir|la vida|seguir vivo|seguir viva)(?! (?:en|con) )`,
  `(?:nadie|quien) (?:me )?(?:extranaria|extranara|echaria de menos|va a extranar|notaria si ${some(2)}(?:muero|muriera|desaparezco|desapareciera)|le importaria si ${some(2)}(?:muero|muriera|desaparezco|desapareciera|muriese)|me extranaria|me echaria de menos|me va a extranar|lloraria por mi|lloraria)`,
  `(?:mejor|felices|feliz|tranquilos) sin mi(?= (?:\\||y|porque|que|aqui))`,
  `sin mi ${some(3)}(?:mejor|felices|feliz)`,
  `(?:quiero|kiero|quisiera|deseo|ganas de|gustaria) (?:solo |simplemente )?(?:desaparecer|dejar de existir|no existir|esfumarme|dejar de vivir)(?! (?:la|el|los|las|una|un) )`,
  `(?:no aguanto|no soporto|odio) (?:mas )?(?:mi vida|vivir|esta vida|la vida)`,
  `no (?:puedo|aguanto) mas (?:con )?(?:mi|la|esta) vida`,
  `me hago (?:cortes|heridas)`,
  `(?:me )?(?:rindo|rendirme) (?:con|de) la vida`,
  // Hurting oneself.
  `me (?:corto|corte|corta|he cortado|cortaba) (?:los brazos|las munecas|las venas|las piernas|los muslos|la piel|cuando|a mi misma|a mi mismo|otra vez|a veces|por las noches|\\||a proposito|todos los dias)`,
  `(?:cortarme|quemarme|lastimarme|herirme)(?! (?:el pelo|las unas|el cabello|un|una|las puntas) )`,
  `me (?:autolesiono|autolesione|autolesiona|lastimo a proposito|lastimo|hago dano|hiero a proposito|he autolesionado)(?! (?:con|en|jugando|cuando juego) )`,
  `(?:hacerme|hago|hacer) (?:me )?dano(?= (?:\\||a mi|a proposito|y|porque|otra|de nuevo|cuando|cada|con una))`,
  // Somebody near.
  `${CERCA} ${some(4)}(?:se quiere (?:matar|morir|suicidar)|se va a (?:matar|suicidar)|quiere (?:matarse|suicidarse|morir|morirse|quitarse la vida)|se corta|se autolesiona|suicidarse|ideas suicidas|pensamientos suicidas|no quiere vivir|intento suicidarse|se hace dano)(?! (?:el pelo|las unas) )`,
];
