CREATE TABLE "achievement_counters" (
	"user_id" uuid NOT NULL,
	"counter" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "achievement_counters_user_id_counter_pk" PRIMARY KEY("user_id","counter")
);
--> statement-breakpoint
ALTER TABLE "achievement_counters" ADD CONSTRAINT "achievement_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "achievement_counters" ("user_id", "counter", "value")
	SELECT "user_id", "counter", "value" FROM "learners"
		CROSS JOIN LATERAL (VALUES ('quizzesFinished', "quizzes_finished"), ('quizzesPerfect', "quizzes_perfect")) AS "counters" ("counter", "value")
	WHERE "value" <> 0;--> statement-breakpoint
ALTER TABLE "learners" DROP COLUMN "quizzes_finished";--> statement-breakpoint
ALTER TABLE "learners" DROP COLUMN "quizzes_perfect";