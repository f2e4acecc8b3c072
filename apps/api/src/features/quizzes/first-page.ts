// Adds the welcome quiz to the first page, so that people see its first question before any script has run.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedQuiz } from '@quorbit/contracts/quizzes/schema';
import { fillFirstPage } from '@quorbit/contracts/quizzes/welcome-quiz';
import type { Deps } from '../../kernel/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { getWelcomeQuiz, type WelcomeContext } from './welcome.service.ts';

/** Milliseconds for which a reading of the welcome quiz counts, so that the first page rarely needs the database. */
const KEPT_MS = 5_000;
/** Milliseconds after which the page is sent without the question, because the database is slow. */
const MAX_WAIT_MS = 1_000;

/**
 * Creates a function that adds the welcome quiz to the HTML of index.html. The HTML stays as it is if people can't
 * create an account on their own, if there's no quiz to try, or if the database doesn't answer.
 */
export function createFirstPageFiller({ switches, log }: Pick<Deps, 'switches' | 'log'>) {
  let reading = { at: Number.NEGATIVE_INFINITY, quiz: Promise.resolve<StartedQuiz | null>(null) };

  async function read(ctx: WelcomeContext): Promise<StartedQuiz | null> {
    try {
      return await getWelcomeQuiz(ctx);
    } catch (err) {
      if (!(err instanceof AppError)) log.warn({ err }, 'the first page has no question, because it could not be read');
      return null;
    }
  }

  return async (html: string, ctx: WelcomeContext): Promise<string> => {
    if (switches.registration() !== 'open' || !switches.isOn('trial')) return html;
    const at = ctx.now().getTime();
    if (Math.abs(at - reading.at) > KEPT_MS) reading = { at, quiz: read(ctx) };
    const quiz = await Promise.race([reading.quiz, sleep(MAX_WAIT_MS, null, { ref: false })]);
    return quiz ? fillFirstPage(html, quiz) : html;
  };
}
