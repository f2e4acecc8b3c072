// The fixed text for a learner who may hurt themselves. It's kind and short: what to do now, which number to call, and
// who can help at school.
import type { DangerLanguage } from './danger.ts';

interface HelpTexts {
  opening: string;
  steps: readonly string[];
  formatContact: (contact: string) => string;
  closing: string;
}

const HELP_TEXTS: Record<DangerLanguage, HelpTexts> = {
  en: {
    opening: "I'm really glad you wrote this. It sounds very hard, and you don't have to go through it alone.",
    steps: [
      'If you might hurt yourself, or already have, call 112 now, or 911 in North America. It costs nothing, day and night.',
      'Go to somebody you trust, right now, and show them what you wrote: a parent, a teacher, a friend, a neighbour. Stay with them.',
      'Move away from anything you could hurt yourself with.',
      "If it's about somebody else, stay with them, and call for them.",
    ],
    formatContact: (contact) => `Your school's contact: ${contact}`,
    closing: "Nothing was sent to anybody. I'm a program and can't get help for you, so please tell a person now.",
  },
  de: {
    opening: 'Ich bin sehr froh, dass du das schreibst. Das klingt sehr schwer, und du musst da nicht allein durch.',
    steps: [
      'Wenn du dir etwas antun könntest oder es schon getan hast, ruf jetzt die 112 an, in Nordamerika die 911. Das kostet nichts, Tag und Nacht.',
      'Geh jetzt zu jemandem, dem du vertraust, und zeig, was du geschrieben hast: Eltern, einer Lehrerin, einem Freund, den Nachbarn. Bleib dort.',
      'Geh weg von allem, womit du dich verletzen könntest.',
      'Wenn es um jemand anderen geht: Bleib bei diesem Menschen und ruf für ihn an.',
    ],
    formatContact: (contact) => `An deiner Schule ist für dich da: ${contact}`,
    closing:
      'Es wurde nichts an jemanden gesendet. Ich bin ein Programm und kann keine Hilfe für dich holen. Bitte sag es jetzt einem Menschen.',
  },
  fr: {
    opening:
      "C'est vraiment bien que tu l'écrives. Cela semble très dur, et tu n'as pas à traverser cela sans personne.",
    steps: [
      "Si tu risques de te faire du mal, ou si c'est déjà fait, appelle le 112 maintenant, ou le 911 en Amérique du Nord. C'est gratuit, jour et nuit.",
      "Va tout de suite voir quelqu'un en qui tu as confiance et montre ce que tu as écrit : un parent, un professeur, un ami, un voisin. Reste avec cette personne.",
      'Éloigne-toi de tout ce qui pourrait te blesser.',
      "S'il s'agit de quelqu'un d'autre, reste avec cette personne et appelle pour elle.",
    ],
    formatContact: (contact) => `À ton école, tu peux t'adresser à : ${contact}`,
    closing:
      "Rien n'a été envoyé à personne. Je suis un programme et je ne peux pas chercher de l'aide pour toi : parles-en maintenant à quelqu'un.",
  },
  es: {
    opening: 'Me alegra mucho que lo escribas. Suena muy duro, y no tienes que pasar por esto en soledad.',
    steps: [
      'Si podrías hacerte daño, o ya te lo has hecho, llama ahora al 112, o al 911 en América del Norte. Es gratis, de día y de noche.',
      'Ve ahora mismo con alguien de confianza y enséñale lo que has escrito: tus padres, una profesora, un amigo, un vecino. Quédate allí.',
      'Aléjate de todo con lo que podrías hacerte daño.',
      'Si se trata de otra persona, quédate con ella y llama por ella.',
    ],
    formatContact: (contact) => `En tu escuela puedes acudir a: ${contact}`,
    closing:
      'No se ha enviado nada a nadie. Soy un programa y no puedo buscar ayuda por ti: díselo ahora a una persona.',
  },
};

/** The emergency numbers that the help text contains. */
export const EMERGENCY_NUMBERS = ['112', '911'] as const;

/**
 * Builds the help text in a language.
 * @param contact the school's contact; null for none.
 */
export function buildHelpText(language: DangerLanguage, contact: string | null): string {
  const { opening, steps, formatContact, closing } = HELP_TEXTS[language];
  const lines = contact === null ? steps : [...steps, formatContact(contact)];
  return [opening, lines.map((line) => `- ${line}`).join('\n'), closing].join('\n\n');
}

/** Returns whether a message is the help text, with the contact of any school. */
export function isHelpText(content: string): boolean {
  return Object.values(HELP_TEXTS).some(({ opening }) => content.startsWith(opening));
}
