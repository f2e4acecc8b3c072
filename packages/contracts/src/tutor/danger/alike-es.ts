// What only sounds in Spanish like danger to oneself, with the roles of `words-es.ts`. `rule.ts` says how to read a line.
import type { Alike } from './rule.ts';

export const SPANISH_ALIKE: Alike = {
  otherWords: `metros morar mata matas mates mater marcar quieres quieto vivía viví vivió vivid muertos muertas
    muertes muerde cortarle corre coste matarle vuelta ventanas pasta salta casado pesado pasado piensan ratones
    ciento acaba nadia`,
  lessons: [
    'minecraft/fortnite/roblox/respawn/reaparecer/zelda/jefe/gta/videojuego',
    'en este?/mi? juego/nivel/partida',
    'cómo .. dice/decir/traduce/conjuga .. en inglés/alemán/francés/latín/italiano/español',
    'traducir/traduce/traducción/conjuga/conjugar/conjugación/verbo/subjuntivo/metáfora',
    'novela/poema/cita/narrador/narradora/protagonista/personaje/personajes/monólogo/ensayo/soneto/canción/letra_canción/tragedia/obra_teatro/verso/cuento',
    'significa/significado',
  ],
  harmless: [
    'no quiero/quisiera/deseo/queremos/voy/me_quiero morir/morirme',
    'MORIR risa/vergüenza/hambre/sed/sueño/frío/calor/amor/aburrimiento/miedo/ganas/pena_ajena/susto/envidia/cansancio/curiosidad/emoción/ternura',
    'muero/muerto/muerta risa/vergüenza/hambre/sed/sueño/frío/calor/amor/aburrimiento/miedo/ganas/cansancio/susto/emoción/por',
    'morir/morirme por saber/ti/comer/ver/patria/ella/él/ir/probar/un?',
    'MATARME risa/trabajo/estudiando/estudiar/trabajando/estudio',
    'mamá/papá/madre/padre/profe/padres/hermano/hermana .. me va/van/matan/matará/matarán matar',
    'me va/van matar',
    'va/van matarme',
    'matar tiempo/hambre',
    'suicidio en/según/obra/asistido/colectivo/romeo/julieta/cleopatra/hitler',
    'pienso/pensando muerte del/césar/rey',
    'vivir/viviendo en/con/allí/cerca/lejos/sola/solo/sin/juntos/bien !este_mundo/este_dolor/dolor/esto/este_infierno/este_sufrimiento/miedo/él/ella',
    'vida en/escolar/cotidiana/útil/marina/media/diaria/extra',
    'acabar/terminar con tema/deberes/capítulo/tarea/ejercicio/examen/este_tema/estos_deberes/hambre/pobreza/libro/esta_tarea/proyecto',
    'acabar/terminar con todo capítulo/tema/trabajo/temario/este/esto/tarea',
    'despertar/despertarme temprano/las/tan/pronto/antes',
    'no quiero despertar mi/bebé',
    'desaparecer variable/x/mancha/del/acné/granos/grupo/chat/clasificación',
    'cortarme/corto/corté/cortado/cortar/corta/corte .. pelo/uñas/cabello/puntas/papel/dedo/cocinando/plancha/flequillo/jugando/accidente/afeitándome/pizza/fracciones/tijeras',
    'quemé/quemado .. lengua/boca/dedo/mano/comida/arroz/sol',
    'lastimo/lastimé/daño/lastimarme .. jugando/con/cuando_juego/tobillo/rodilla/pie/espalda/gimnasia/entrenando/fútbol !cuchillo/cuchilla/navaja',
    'saltar pregunta/esta/página/clase/parte/comida',
    'nadie/quién .. importa/importaría historia/eso/nota',
    'mejor .. sin mí equipo/en_equipo',
  ],
};
