CREATE TABLE "tournament_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"place" smallint NOT NULL,
	"first_id" uuid,
	"second_id" uuid
);
--> statement-breakpoint
CREATE TABLE "tournament_players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"user_id" uuid,
	"registered_at" timestamp with time zone NOT NULL,
	"seed" smallint,
	"withdrawn_at" timestamp with time zone,
	"without_prizes" boolean DEFAULT false NOT NULL,
	"rank" smallint,
	"due" text,
	"won" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_quizzes" (
	"tournament_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"quiz_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"seal_id" uuid,
	CONSTRAINT "tournament_quizzes_tournament_id_place_pk" PRIMARY KEY("tournament_id","place")
);
--> statement-breakpoint
CREATE TABLE "tournament_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tournament_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"closed_at" timestamp with time zone,
	"score" integer,
	"total_marks" integer,
	"percentage" smallint,
	"seconds" integer
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid,
	"demo" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"settings" jsonb NOT NULL,
	"prizes" jsonb NOT NULL,
	"registration_starts_at" timestamp with time zone NOT NULL,
	"registration_ends_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"rounds" smallint,
	"round" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "xp_fees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"tournament_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_first_id_tournament_players_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."tournament_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_matches" ADD CONSTRAINT "tournament_matches_second_id_tournament_players_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."tournament_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_players" ADD CONSTRAINT "tournament_players_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_players" ADD CONSTRAINT "tournament_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_quizzes" ADD CONSTRAINT "tournament_quizzes_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_quizzes" ADD CONSTRAINT "tournament_quizzes_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_quizzes" ADD CONSTRAINT "tournament_quizzes_version_id_quiz_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."quiz_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_quizzes" ADD CONSTRAINT "tournament_quizzes_seal_id_quiz_seals_id_fk" FOREIGN KEY ("seal_id") REFERENCES "public"."quiz_seals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_results" ADD CONSTRAINT "tournament_results_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_results" ADD CONSTRAINT "tournament_results_player_id_tournament_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."tournament_players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_fees" ADD CONSTRAINT "xp_fees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_matches_place_key" ON "tournament_matches" USING btree ("tournament_id","round","place");--> statement-breakpoint
CREATE INDEX "tournament_matches_first_idx" ON "tournament_matches" USING btree ("first_id");--> statement-breakpoint
CREATE INDEX "tournament_matches_second_idx" ON "tournament_matches" USING btree ("second_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_players_user_key" ON "tournament_players" USING btree ("tournament_id","user_id");--> statement-breakpoint
CREATE INDEX "tournament_players_user_idx" ON "tournament_players" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tournament_players_due_idx" ON "tournament_players" USING btree ("id") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "tournament_quizzes_quiz_idx" ON "tournament_quizzes" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "tournament_quizzes_version_idx" ON "tournament_quizzes" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "tournament_quizzes_seal_idx" ON "tournament_quizzes" USING btree ("seal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_results_round_key" ON "tournament_results" USING btree ("tournament_id","player_id","round");--> statement-breakpoint
CREATE INDEX "tournament_results_player_idx" ON "tournament_results" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "tournaments_ends_idx" ON "tournaments" USING btree ("ends_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "tournaments_next_idx" ON "tournaments" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "tournaments_creator_idx" ON "tournaments" USING btree ("creator_id","id");--> statement-breakpoint
CREATE INDEX "tournaments_demo_idx" ON "tournaments" USING btree ("demo","ends_at") WHERE demo is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_fees_source_key" ON "xp_fees" USING btree ("user_id","kind","tournament_id");