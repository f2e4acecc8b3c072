import { defineArea } from '../../define-area.ts';
import { nameTournamentBadges } from './name-badges.step.ts';
import { tournamentsPersonal } from './tournaments.personal.ts';
import { tournamentsRest } from './tournaments.rest.ts';
import { tournamentsRouter } from './tournaments.router.ts';
import { seedDemoTournaments } from './tournaments.seed.ts';
import { tournamentRounds } from './tournaments.worker.ts';

export const tournamentsArea = defineArea({
  router: tournamentsRouter,
  rest: tournamentsRest,
  workers: [tournamentRounds],
  personal: tournamentsPersonal,
  dataSteps: [nameTournamentBadges],
  seeds: [{ phase: 'demo', run: seedDemoTournaments }],
});
