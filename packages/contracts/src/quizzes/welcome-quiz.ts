// The welcome quiz, which visitors may try on the first page. The server writes its first question into index.html.
import type { AnyQuestion } from './question.ts';

/** The id of the element in index.html that has the welcome quiz as JSON. */
export const WELCOME_QUIZ_ELEMENT = 'welcome-quiz';

interface PageQuiz {
  pack: { questions: readonly Pick<AnyQuestion, 'kind' | 'question' | 'options' | 'image'>[] };
}

/** Returns whether visitors can try a quiz: each of its questions must be answered with one tap on one of four options. */
export function isTrialQuiz({ questions }: PageQuiz['pack']): boolean {
  return questions.length > 0 && questions.every(({ kind }) => kind === 'single');
}

/** Matches a text that may contain code, between backticks, or a formula, between dollar signs. */
const MARKUP = /`|\$[^$]+\$/;

/** Matches the places in index.html that the server fills in. In a page that isn't filled in they are comments. */
const PLACES = /<!--fill:([\w-]{1,20})-->/g;

/**
 * Writes the welcome quiz into the HTML of index.html: the first question for the first paint, and the whole quiz as
 * JSON for the app.
 * @returns the HTML unchanged if the first question has a picture, whose size the frame doesn't know, or formulas or
 * code, which the frame can't render.
 */
export function fillFirstPage(html: string, quiz: PageQuiz): string {
  const { questions } = quiz.pack;
  const [first] = questions;
  if (!first || first.image || [first.question, ...first.options].some((text) => MARKUP.test(text))) return html;
  const json = JSON.stringify(quiz).replaceAll('<', String.raw`\u003c`);
  const texts: Readonly<Record<string, string>> = {
    quiz: `<script type="application/json" id="${WELCOME_QUIZ_ELEMENT}">${json}</script>`,
    place: `Question 1 of ${questions.length}`,
    question: escapeHtml(first.question),
    ...Object.fromEntries(first.options.map((text, index) => [`option-${index + 1}`, escapeHtml(text)])),
  };
  return html.replace(PLACES, (comment, name: string) => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : comment));
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
