// Spanish phrases that only sound like danger to oneself. Words in capitals are roles of `words-es.ts`; `rule.ts`
// explains how to read a line.
import type { Lookalikes } from './rule.ts';

export const SPANISH_LOOKALIKES: Lookalikes = {
  otherWords: `metros morar matas mates mater marcar quieres quieto vivía viví vivió vivid muertos muertas muertes
    muerde cortarle corre coste matarle vuelta ventanas pasta casado pesado pasado piensan ratones ciento nadia cosa
    tomate corro hier mettre mario serio sería verlo loca sobre despierta pasa quedo plano notas contar poder partido
    toma sabe heridos cargo castillo ratón justo hojas están hasta ayuda caigo puntos ciudad salvar trabaja hora
    quedarme tira tarda vacía mataría preparado nueva buena puede quedan llega sirven garcía problema cruz juega sale
    guarda había entero medica libre escribe escribir`,
  lessons: [
    'minecraft/fortnite/roblox/respawn/reaparecer/zelda/jefe/gta/videojuego/free_fire/among_us/pokémon/valorant',
    'en este?/mi? juego/nivel/partida/juegos',
    'cómo .. dice/decir/traduce/conjuga .. en inglés/alemán/francés/latín/italiano/español',
    'traducir/traduce/traducción/conjuga/conjugar/conjugación/verbo/subjuntivo/metáfora/sinónimo/refrán',
    'novela/poema/cita/narrador/narradora/protagonista/personaje/personajes/monólogo/ensayo/soneto/canción/letra_canción/tragedia/obra_teatro/verso/cuento/redacción/poeta/estrofa/leyenda/biografía/autor/autora',
    'significa/significado/quiere_decir',
    'en/final película/libro/texto/serie/mito/capítulo/obra/lectura',
    'romeo/julieta/cleopatra/hitler/melibea/larra/werther/sócrates/bolívar/lorca/antígona/hamlet/ofelia/quijote/allende',
    'elástica/paracaídas/trampolín/bungee/puenting',
    'carta/despedida/fiesta formal/formales/intercambio/maestra/profe/jubila/jubilación',
    'es .. ejercicio/tarea/trabajo_de/para_clase/para_lengua/debate',
  ],
  harmless: [
    'no quiero/quisiera/deseo/queremos/voy/me_quiero morir/morirme',
    'MORIR risa/vergüenza/hambre/sed/sueño/frío/calor/amor/aburrimiento/miedo/ganas/pena_ajena/susto/envidia/cansancio/curiosidad/emoción/ternura/asco/pena/nervios',
    'muero/muerto/muerta risa/vergüenza/hambre/sed/sueño/frío/calor/amor/aburrimiento/miedo/ganas/cansancio/susto/emoción/nervios/por_saber/por_ti/por_ver/por_ir/por_probar/por_comer',
    'morir/morirme por saber/ti/comer/ver/patria/ella/él/ir/probar/un?',
    'MATARME risa/trabajo/estudiando/estudiar/trabajando/estudio',
    'mamá/papá/madre/padre/profe/padres/hermano/hermana .. me va/van/matan/matará/matarán matar',
    'me va/van matar',
    'va/van matarme',
    'matar tiempo/hambre',
    'contra/prevención/prevenir/sobre suicidio',
    'suicidio en/según/obra/asistido/colectivo/romeo/julieta/cleopatra/hitler',
    'por_qué/cómo .... se MATAR/suicida',
    'pienso/pensando muerte del/césar/rey',
    'pena/muerte muerte/súbita/celular',
    'vivir/viviendo en/con/allí/cerca/lejos/sola/solo/sin/juntos/bien !este_mundo/este_dolor/dolor/esto/este_infierno/este_sufrimiento/miedo/él/ella/tanto/así',
    'vida en/estudiante/universitaria/escolar/cotidiana/útil/marina/media/diaria/extra',
    'acabar/terminar con tema/deberes/capítulo/tarea/ejercicio/examen/este_tema/estos_deberes/hambre/pobreza/libro/esta_tarea/proyecto',
    'acabar/terminar con todo capítulo/tema/trabajo/temario/este/esto/tarea',
    'despertar/despertarme temprano/las/tan/pronto/antes/#',
    'no quiero despertar mi/bebé',
    'desaparecer variable/x/mancha/del/acné/granos/grupo/chat/clasificación',
    'cortarme/corto/corté/cortado/cortar/corta/corte .. pelo/uñas/cabello/puntas/papel/dedo/cocinando/plancha/flequillo/jugando/accidente/afeitándome/geometría/pizza/fracciones/tijeras',
    'quemé/quemado/quemarme/quemo .. lengua/boca/dedo/mano/comida/arroz/sol/plancha/cocinando',
    'lastimo/lastimé/daño/lastimarme/golpeé .. jugando/cuando_juego/tobillo/rodilla/pie/espalda/gimnasia/entrenando/fútbol/codo !cuchillo/cuchilla/navaja',
    'saltar pregunta/esta/página/clase/parte/comida/cuerda/potro',
    'nadie/quién .. importa/importaría historia/eso/nota',
    'mejor .. sin mí equipo/en_equipo',
    'equipo/grupo .... sin mí',
    'vamos morir',
    'me mato para/estudiando/trabajando',
    'muero por !dentro',
    'no estuviera enfermo/enferma/cansado/cansada/ocupado/en/con/lloviendo/castigado/castigada',
    'irme/voy vacaciones/viaje/fiesta',
    'desaparecer cuando_profe/cuando_me_pregunta/clase',
    'desvivirme por',
    'voy morir si/como/en/con',
    'miedo muerte/morir',
    'carta/cartas/nota despedida .. soldado/esposa/novia/su_familia/sus',
    'último/última .. por_hoy/vacaciones/curso/escuela/antes/clase',
    'matado/matamos/maté estudiando/trabajando/estudiar',
    'nadie/quién .. extrañaría este/esta',
    'PASTILLAS .. para .. cabeza/gripe/alergia/tos/fiebre/garganta/dolor',
  ],
};
