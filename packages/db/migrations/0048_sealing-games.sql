ALTER TABLE "quiz_seals" ADD COLUMN "game" jsonb;--> statement-breakpoint
UPDATE "quiz_seals" SET "game" = jsonb_build_object('kind', 'challenge', 'id', "challenges"."id", 'name', "challenges"."title")
FROM "challenge_quizzes" JOIN "challenges" ON "challenges"."id" = "challenge_quizzes"."challenge_id"
WHERE "challenge_quizzes"."seal_id" = "quiz_seals"."id";--> statement-breakpoint
UPDATE "quiz_seals" SET "game" = jsonb_build_object('kind', 'tournament', 'id', "tournaments"."id", 'name', "tournaments"."name")
FROM "tournament_quizzes" JOIN "tournaments" ON "tournaments"."id" = "tournament_quizzes"."tournament_id"
WHERE "tournament_quizzes"."seal_id" = "quiz_seals"."id";
